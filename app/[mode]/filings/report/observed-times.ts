import { stateName } from '#components/filings/state-name.ts';
import type { OperationType } from '#lib/contract/operation-type';
import type { Session } from '#lib/session/session';
import { reportWords } from './words.ts';

/** How long the organization's last filings in a state took, in a sentence by tier; '' is standard processing. */
export async function observedTimes(
  { mode, consoleClient }: Session,
  jurisdiction: string,
  type: OperationType,
): Promise<Record<string, string>> {
  // In test mode a timer moves filings, and nothing is observed.
  if (mode === 'test') return {};
  const observed = await consoleClient.filingReport.observedDays({ jurisdiction, type });
  return Object.fromEntries(
    observed.map((days) => [days.expedited_tier ?? '', reportWords.observed(stateName(jurisdiction), days)]),
  );
}
