/** What a person prefers, kept in this browser. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export type Pace = "off" | "quick" | "normal";

interface Settings {
  language: "en" | "ru";
  theme: Theme;
  motion: Motion;
  notify: boolean;
  /** Ask before a choice that cannot be taken back. */
  confirm: boolean;
  /** Show the board as text. */
  textBoard: boolean;
  /** Soft sounds for the own turn, dice, cards and the end. */
  sounds: boolean;
  /** Whether moves of others come one by one, with a pause. */
  pace: Pace;
  /** The title that was played last. */
  title: string;
}

const KEY = "ludarium";
const preferred = navigator.languages.some((each) => each.toLowerCase().startsWith("ru")) ? "ru" : "en";

const defaults: Settings = {
  language: preferred,
  theme: "auto",
  motion: "auto",
  notify: false,
  confirm: true,
  textBoard: false,
  sounds: false,
  pace: "quick",
  title: "",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let night = $state(dark.matches);
dark.addEventListener("change", () => (night = dark.matches));

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && night);
}

/** Whether things on the board may move. */
export function mayMove(): boolean {
  return settings.motion === "auto" && !still.matches;
}

/** Keeps the page in step with the settings; called once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${settings.language}.webmanifest`);
      root.dataset.theme = isDark() ? "dark" : "light";
      root.dataset.motion = settings.motion;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing: the settings last as long as the page.
      }
    });
  });
}
