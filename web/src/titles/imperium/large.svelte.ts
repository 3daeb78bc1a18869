/** Large text on cards, kept in this browser. */

const KEY = "ludarium-imperium-large";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

class Large {
  #on = $state(stored());

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    this.#on = value;
    try {
      localStorage.setItem(KEY, value ? "1" : "0");
    } catch {
      // A browser that keeps nothing: it lasts as long as the page.
    }
  }
}

export const large = new Large();
