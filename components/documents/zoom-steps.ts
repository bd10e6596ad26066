/** Widths of a page as fractions of the available width. 1 is "Fit the width". */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
export const FITS = ZOOM_STEPS.indexOf(1);

export function zoomBy(step: number, change: -1 | 1): number {
  return Math.min(ZOOM_STEPS.length - 1, Math.max(0, step + change));
}
