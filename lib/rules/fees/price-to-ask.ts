/** The text for a tier or a fee whose amount was not found. */
export function priceToAsk(office: { name: string }): string {
  return `Its price must be asked of the ${office.name}.`;
}
