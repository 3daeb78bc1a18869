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

/** So far a hand may slip, in pixels, and it is still a click; a finger is less sure than a mouse. */
const SLACK = 5;
const FINGER = 12;
const LONG = 450;

/** `mouse`: nothing but dragging with a mouse. */
export function handled(element: HTMLElement, hand: Hand, mouse = false): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;
  let start = { x: 0, y: 0 };
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
    if (event.pointerType === "mouse" ? event.button !== 0 : mouse) return;
    if ((event.target as Element).closest("button, input, a, [data-no-drag]")) return;
    start = at(event);
    fingers.set(event.pointerId, start);
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
    const slipped = Math.hypot(now.x - start.x, now.y - start.y);
    if (!dragging && (slipped > (event.pointerType === "mouse" ? SLACK : FINGER) || fingers.size > 1)) {
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
    hand.zoom(turned(event), x, y);
  }

  function twice(event: MouseEvent): void {
    if ((event.target as Element).closest("button, input, a, [data-no-drag], [data-lit]")) return;
    const box = element.getBoundingClientRect();
    hand.zoom(1.7, event.clientX - box.left, event.clientY - box.top);
  }

  if (!mouse) {
    element.addEventListener("dblclick", twice);
    element.addEventListener("wheel", wheel, { passive: false });
  }
  element.addEventListener("pointerdown", down);
  // a drag goes on wherever the pointer goes
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
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

/** How much nearer a turn of the wheel goes. A pinch on a touchpad comes as a wheel with Ctrl, in small steps. */
function turned(event: WheelEvent): number {
  const lines = event.deltaMode === 1 ? 18 : 1;
  const speed = event.ctrlKey ? 0.012 : 0.0022;
  return Math.exp(-Math.max(-160, Math.min(160, event.deltaY * lines)) * speed);
}

/** The same over a board that the browser scrolls: wheel and single fingers stay its own; a mouse drags, two fingers or a wheel with Ctrl zoom. */
export function scrolled(element: HTMLElement, hand: Hand): () => void {
  const drag = handled(element, hand, true);
  let wide = 0;

  const between = (touches: TouchList): { x: number; y: number; wide: number } => {
    const [a, b] = [touches[0]!, touches[1]!];
    const box = element.getBoundingClientRect();
    return {
      x: (a.clientX + b.clientX) / 2 - box.left,
      y: (a.clientY + b.clientY) / 2 - box.top,
      wide: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    };
  };
  function begin(event: TouchEvent): void {
    wide = event.touches.length === 2 ? between(event.touches).wide : 0;
  }
  function pinch(event: TouchEvent): void {
    if (event.touches.length !== 2 || !wide) return;
    if (event.cancelable) event.preventDefault();
    const now = between(event.touches);
    hand.zoom(now.wide / wide, now.x, now.y);
    wide = now.wide;
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    hand.zoom(turned(event), event.clientX - box.left, event.clientY - box.top);
  }

  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchmove", pinch, { passive: false });
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    drag();
    element.removeEventListener("touchstart", begin);
    element.removeEventListener("touchmove", pinch);
    element.removeEventListener("wheel", wheel);
  };
}

export interface Keys {
  step: (dx: number, dy: number) => void;
  zoom: (factor: number) => void;
  whole: () => void;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

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
