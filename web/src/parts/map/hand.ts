/** What a hand does over a map: drag, wheel, pinch, double click, long press. It tells how far; others decide what that means. */

export interface Hand {
  move: (dx: number, dy: number) => void;
  /** Nearer or farther, round a point of the element. */
  zoom: (factor: number, x: number, y: number) => void;
  /** A drag or pinch has begun or ended. */
  hold?: (held: boolean) => void;
  /** A finger has stayed on something. */
  press?: (target: Element, x: number, y: number) => void;
}

const SLACK = 5;
const LONG = 450;

export function handled(element: HTMLElement, hand: Hand): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;
  let travelled = 0;
  let pressed = 0;
  let swallow = false;

  const at = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = (): { x: number; y: number; wide: number } => {
    const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 && event.pointerType === "mouse") return;
    if ((event.target as Element).closest("button, input, a, [data-no-drag]")) return;
    fingers.set(event.pointerId, at(event));
    travelled = 0;
    swallow = false;
    clearTimeout(pressed);
    if (event.pointerType !== "mouse" && fingers.size === 1) {
      const { target, clientX, clientY } = event;
      pressed = window.setTimeout(() => {
        swallow = true;
        hand.press?.(target as Element, clientX, clientY);
      }, LONG);
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (!dragging && (travelled > SLACK || fingers.size > 1)) {
      dragging = true;
      clearTimeout(pressed);
      hand.hold?.(true);
    }
    if (!dragging) return;
    if (fingers.size === 2) {
      const old = middle();
      fingers.set(event.pointerId, now);
      const next = middle();
      hand.move(next.x - old.x, next.y - old.y);
      hand.zoom(next.wide / old.wide, next.x, next.y);
    } else {
      fingers.set(event.pointerId, now);
      if (fingers.size === 1) hand.move(now.x - before.x, now.y - before.y);
    }
  }

  function up(event: PointerEvent): void {
    clearTimeout(pressed);
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0 && dragging) {
      dragging = false;
      swallow = true;
      hand.hold?.(false);
    }
  }

  /** What ends a drag is no click. */
  function click(event: MouseEvent): void {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === 1 ? 18 : 1;
    // a pinch on a touchpad comes as a wheel with Ctrl, in small steps
    const speed = event.ctrlKey ? 0.012 : 0.0022;
    hand.zoom(Math.exp(-Math.max(-160, Math.min(160, event.deltaY * lines)) * speed), x, y);
  }

  function twice(event: MouseEvent): void {
    if ((event.target as Element).closest("button, input, a, [data-no-drag], [data-lit]")) return;
    const box = element.getBoundingClientRect();
    hand.zoom(1.7, event.clientX - box.left, event.clientY - box.top);
  }

  element.addEventListener("dblclick", twice);
  element.addEventListener("pointerdown", down);
  // a drag goes on wherever the pointer goes
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(pressed);
    element.removeEventListener("dblclick", twice);
    element.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    element.removeEventListener("click", click, true);
    element.removeEventListener("wheel", wheel);
  };
}

export interface Keys {
  step: (dx: number, dy: number) => void;
  zoom: (factor: number) => void;
  whole: () => void;
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** + and - look nearer and farther, arrows go, 0 shows all. Tells whether the key meant anything. */
export function keyed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const way = WAYS[event.key];
  if (way) keys.step(...way);
  else if (event.key === "+" || event.key === "=") keys.zoom(1.3);
  else if (event.key === "-" || event.key === "_") keys.zoom(1 / 1.3);
  else if (event.key === "0") keys.whole();
  else return false;
  return true;
}
