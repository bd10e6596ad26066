import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { formatDollars } from '#lib/rules/fees/format-money';

export type FeeWords = { otherFee: (was: string, is: string) => string };

/** Throws `conflict` where the estimate is another one than the person has read, in whole currency units. */
export function refuseOtherFee(read: number | null, now: number | null, { otherFee }: FeeWords): void {
  if (read === now) return;
  const [was, is] = [read, now].map((total) => formatDollars(total ?? 0)) as [string, string];
  throw new ClientProblem(statedProblem('conflict', otherFee(was, is), ''));
}
