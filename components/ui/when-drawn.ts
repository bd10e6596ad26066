const FRAMES = 300;

/** Calls `act` in the first frame in which the element stands: its script may still load, its change still be drawn. */
export function whenDrawn(
  find: () => HTMLElement | null | undefined,
  act: (found: HTMLElement) => void,
  frames = FRAMES,
): void {
  const found = find();
  if (found) act(found);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(find, act, frames - 1));
}

/** Puts focus on the element of this id once the page is drawn anew: what was pressed goes away with what it changed. */
export function focusWhenDrawn(id: string): void {
  requestAnimationFrame(() =>
    whenDrawn(
      () => document.getElementById(id),
      (found) => found.focus(),
    ),
  );
}
