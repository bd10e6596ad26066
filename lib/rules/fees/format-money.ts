const figures = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** 1105 dollars as "1,105.00", where a column or a word beside it names the currency. Minus is U+2212. */
export function formatMoney(amount: number): string {
  return figures.format(amount).replace('-', '\u2212');
}

/** 1105 dollars as "$1,105.00". */
export function formatDollars(amount: number): string {
  return `$${formatMoney(amount)}`.replace('$\u2212', '\u2212$');
}
