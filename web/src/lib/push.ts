/** 'Your move' while no page is open: this browser's subscription to web push. */

import { api } from "./api";

/** Whether this browser can do it (on a page over https, or on this machine). */
export const canPush =
  "serviceWorker" in navigator && "PushManager" in globalThis && typeof Notification !== "undefined";

/** The worker also makes the page an app that can be installed. */
export function registerWorker(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** Asks the person, subscribes, and tells the server. False if the person does not want it. */
export async function pushOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  // A subscription with another key is of no use (the server's may have changed).
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  await tellServer(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  return true;
}

export async function pushOff(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  await api.unsubscribe();
}

/** Somebody has just come: a new session of a browser that is subscribed is told to the server. */
export async function pushAgain(): Promise<void> {
  if (!canPush || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription && !(await api.push()).on) await tellServer(subscription);
}
