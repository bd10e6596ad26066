import { countLimit } from '#lib/contract/count-limit';

/** A count as it is shown: exact up to the limit, `10,000+` beyond it. */
export function shownCount(count: number): string {
  const shown = Math.min(count, countLimit).toLocaleString('en-US');
  return count > countLimit ? `${shown}+` : shown;
}
