/** Clocks of a table, in words. */

import type { ClockRule, ClockTimes, SeatTime } from "./wire";
import type { Words } from "./words";

/** The clocks, and when this browser heard of them (its own time, in milliseconds). */
export interface Heard {
  times: ClockTimes;
  at: number;
}

export const HOUR = 3600;
export const DAY = 86_400;

/** `4:05`, `1:02:03`. */
export function ticking(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long something is, in one unit: `2 days`, `36 hours`, `10 minutes`. */
export function span(words: Words, seconds: number): string {
  if (seconds >= 2 * DAY) return words.say("ui-span-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return words.say("ui-span-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 60) return words.say("ui-span-minutes", { count: Math.round(seconds / 60) });
  return words.say("ui-span-seconds", { count: Math.round(seconds) });
}

/** `Mon 21:40` within a week, else with the date. */
export function moment(words: Words, when: Date, now: number): string {
  const near = when.getTime() - now < 6 * DAY * 1000;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(words.language, { ...day, hour: "2-digit", minute: "2-digit" }).format(when);
}

/** Seconds that a seat has left now, while its clock runs without a rest. */
export function leftNow(heard: Heard, time: SeatTime, now: number): number {
  if (!time.due || time.rests) return time.left;
  return Math.max(0, time.left - (now - heard.at) / 1000);
}

/** What was agreed on: "2 days for each decision; when they are up, a bot plays." */
export function agreed(words: Words, rule: ClockRule): string {
  const time =
    rule.kind === "live"
      ? words.say("ui-clock-live-is", { time: span(words, rule.seconds), increment: rule.increment ?? 0 })
      : words.say(rule.kind === "turn" ? "ui-clock-turn-is" : "ui-clock-decision-is", {
          time: span(words, rule.seconds),
        });
  return `${time} ${words.say(`ui-clock-up-${rule.up ?? "bot"}-is`)}`;
}
