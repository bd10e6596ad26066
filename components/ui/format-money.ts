/** "1105.00", "1105" or 1105 becomes "1,105.00"; minus is U+2212. Text that is not an amount is returned unchanged. */
export function formatMoney(amount: string | number): string {
  const text = String(amount).trim().replace('\u2212', '-');
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return String(amount);
  const whole = BigInt(match[2] ?? '0').toLocaleString('en-US');
  return `${match[1] ? '\u2212' : ''}${whole}.${(match[3] ?? '').padEnd(2, '0')}`;
}
