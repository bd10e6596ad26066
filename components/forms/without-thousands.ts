/** "1,250.50" as "1250.50". A comma elsewhere stays: "12,50" is more likely to be 12.50 than 1250. */
export function withoutThousands(figure: string): string {
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
}
