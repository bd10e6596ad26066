/** Whether a fee or a tier holds on a day: through its `until`, that day included, and forever where it has none. */
export function isInForce({ until }: { until?: string | undefined }, on: string): boolean {
  return until === undefined || on <= until;
}
