/** Divides figures into four steps of equal count; none for an unknown figure. */
export function stepsOf(figures: readonly (number | null)[]): (figure: number | null) => number | undefined {
  const known = figures.filter((figure) => figure !== null).toSorted((a, b) => a - b);
  const bounds = [0.25, 0.5, 0.75].map((part) => known[Math.floor(part * known.length)] ?? 0);
  return (figure) => (figure === null ? undefined : 1 + bounds.filter((bound) => figure >= bound).length);
}
