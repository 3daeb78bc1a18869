/** Soft sounds, made here and now: nothing is loaded, and nothing is heard unless somebody wants it. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "card" | "end";
/** Which lines of a title's log are heard. */
export type Heard = Partial<Record<"dice" | "card", string[]>>;

const LOUD = 0.09;
let context: AudioContext | null = null;

function tone(to: AudioContext, hertz: number, at: number, long: number): void {
  const voice = to.createOscillator();
  const gain = to.createGain();
  voice.type = "sine";
  voice.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(gain).connect(to.destination);
  voice.start(at);
  voice.stop(at + long);
}

/** A short rustle round a pitch: a die on the table, a card on the pile. */
function rustle(to: AudioContext, hertz: number, at: number, long: number): void {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const noise = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  noise.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  gain.gain.value = LOUD * 2.4;
  noise.connect(filter).connect(gain).connect(to.destination);
  noise.start(at);
}

const SCORES: Record<Sound, (to: AudioContext, at: number) => void> = {
  turn: (to, at) => [659, 880].forEach((hertz, i) => tone(to, hertz, at + i * 0.13, 0.5)),
  dice: (to, at) => [0, 0.07, 0.12, 0.2, 0.31].forEach((later, i) => rustle(to, 1900 - i * 170, at + later, 0.05)),
  card: (to, at) => rustle(to, 3100, at, 0.16),
  end: (to, at) => [523, 659, 784, 1047].forEach((hertz, i) => tone(to, hertz, at + i * 0.16, 0.9)),
};

/** Is heard if the person wants sounds; a browser that makes none is no error. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  SCORES[sound](context, context.currentTime + 0.02);
}

/** What is heard of lines that have just been told: dice before cards, each once. */
export function heardOf(lines: { event: string }[], heard: Heard): Sound[] {
  return (["dice", "card"] as const).filter((sound) => lines.some((line) => heard[sound]?.includes(line.event)));
}
