/** Round steps from 0 to at least `most`, at most six: 0, 2, 4 … or 0, 500, 1000 … */
export function axisTicks(most: number): number[] {
  const rough = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}
