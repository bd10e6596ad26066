import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { OperationType } from '#lib/contract/operation-type';
import type { Session } from '#lib/session/session';
import { observedTimes } from '../../filings/report/observed-times.ts';
import { reportWords } from '../../filings/report/words.ts';

type ObservedLinesProps = { session: Session; code: string; type: OperationType; tiers: Map<string, string> };

/** How long the organization's last filings took, one line for each tier, with a link to all of them. */
export async function ObservedLines({ session, code, type, tiers }: ObservedLinesProps) {
  const observed = Object.entries(await observedTimes(session, code, type));
  return (
    <div className="mt-3 max-w-form">
      {observed.map(([tier, sentence]) => (
        <p key={tier}>
          {tiers.has(tier) ? `${tiers.get(tier)}: ` : ''}
          {sentence}
        </p>
      ))}
      <TextLink alone href={paths.filingReport(session.mode)}>
        {reportWords.seeAll}
      </TextLink>
    </div>
  );
}
