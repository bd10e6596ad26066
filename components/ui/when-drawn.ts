const FRAMES = 300;

/**
 * Calls `act` in the first frame in which the element is there: its script may still load, its change still be drawn.
 */
export function whenDrawn(
  find: () => HTMLElement | null | undefined,
  act: (found: HTMLElement) => void,
  frames = FRAMES,
): void {
  const found = find();
  if (found) act(found);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(find, act, frames - 1));
}

/**
 * Puts focus on the element of this id after the page is drawn again, where the pressed button goes away with what it
 * changed.
 */
export function focusWhenDrawn(id: string): void {
  requestAnimationFrame(() =>
    whenDrawn(
      () => document.getElementById(id),
      (found) => found.focus(),
    ),
  );
}
