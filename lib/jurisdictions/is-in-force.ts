/** Whether a fee or a tier holds on a day: through its `until`, inclusive, or forever without one. */
export function isInForce({ until }: { until?: string | undefined }, on: string): boolean {
  return until === undefined || on <= until;
}
