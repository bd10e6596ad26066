import { z } from 'zod';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { formatDollars } from '#lib/rules/fees/format-money';

/** The estimate that a page shows, in whole currency units, and the day by which the service priced it. */
export const ReadEstimate = z.object({ total: z.number().nullable(), priced_on: z.iso.date() });
export type ReadEstimate = z.infer<typeof ReadEstimate>;

export type FeeWords = { otherFee: (was: string, is: string) => string; noFee: string };

/**
 * Throws `conflict` where the person has read another estimate. Only the day changes what an unchanged plan costs, so
 * that it is priced again on another day alone.
 */
export async function refuseOtherFee(
  read: ReadEstimate,
  today: string,
  priceAgain: () => Promise<number | null>,
  { otherFee, noFee }: FeeWords,
): Promise<void> {
  if (read.priced_on === today) return;
  const now = await priceAgain();
  if (read.total === now) return;
  const shown = (total: number | null) => (total === null ? noFee : formatDollars(total));
  throw new ClientProblem(statedProblem('conflict', otherFee(shown(read.total), shown(now)), ''));
}
