const FRAMES = 300;

/** Calls `act` in the first frame in which the element exists: its script or its change may still be loading. */
export function whenDrawn(
  find: () => HTMLElement | null | undefined,
  act: (found: HTMLElement) => void,
  frames = FRAMES,
): void {
  const found = find();
  if (found) act(found);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(find, act, frames - 1));
}

/** Moves focus to the element with this id after the next render, for a button that disappears with its change. */
export function focusWhenDrawn(id: string): void {
  requestAnimationFrame(() =>
    whenDrawn(
      () => document.getElementById(id),
      (found) => found.focus(),
    ),
  );
}
