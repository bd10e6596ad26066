import { MarkChip } from '#components/filings/status-chip';
import type { BusinessRow } from '#lib/contract/business-rows';
import type { Session } from '#lib/session/session';
import { businessPageWords } from '../words.ts';

type CompleteLineProps = { session: Session; row: BusinessRow };

/** In how many states the record is complete enough to file, counted from what each state offers. */
export async function CompleteLine({ session, row }: CompleteLineProps) {
  const { data } = await session.client.jurisdictions.list();
  const taken = new Set([...row.registered_in, ...row.pending_in]);
  const open = data.filter(
    ({ code, operations }) => operations.includes('foreign_qualification') && !taken.has(code),
  ).length;
  if (open === 0) return null;
  const word = businessPageWords.completeFor(open);
  return <MarkChip mark={{ shape: 'tick', word, tone: 'done' }} />;
}
