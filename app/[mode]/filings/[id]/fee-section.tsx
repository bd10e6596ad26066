import { Suspense } from 'react';
import { ChargedLedger } from '#components/fees/charged-ledger';
import { feeAnswers } from '#components/fees/fee-answers.ts';
import { FeeLedger } from '#components/fees/fee-ledger';
import { stateName } from '#components/filings/state-name.ts';
import { Section } from '#components/ui/section';
import { submissionsOf } from '#lib/client/submissions-of';
import type { FeeBreakdown, FeeQuote } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import { chargedDifference } from '#lib/rules/fees/charged-difference';
import { type Priced, recordedQuote } from '#lib/rules/fees/recorded-quote';
import type { Session } from '#lib/session/session';
import { filingPageWords } from '../words.ts';

type FeeSectionProps = {
  session: Session;
  filing: Priced & Pick<Filing, 'fee'> & Partial<Pick<Filing, 'charged' | 'mode'>> & { status: string };
  /** The submission, on whose answers some lines depend. */
  readBody: () => Promise<Record<string, unknown>>;
};

/** The fee as it was estimated when the filing was submitted, and what the state took once that is known. */
export function FeeSection({ session, filing, readBody }: FeeSectionProps) {
  const { jurisdiction, fee, charged = null } = filing;
  // A live filing is completed with what was charged, or with a reason why nothing was.
  const isFree = filing.mode === 'live' && filing.status === 'completed' && !charged;
  const taken = charged ? (
    <div className="mt-6">
      <ChargedLedger
        charged={charged}
        expeditedTier={filing.expedited_tier}
        difference={chargedDifference({ fee, charged })}
        stateName={stateName(jurisdiction)}
      />
    </div>
  ) : null;
  if (!fee) {
    return (
      <Section title={filingPageWords.fee} id="fee">
        <p className="text-ink-2">
          {filing.type === 'ein' ? filingPageWords.noFeeIrs : filingPageWords.noFee}
        </p>
        {taken}
      </Section>
    );
  }
  const name = stateName(jurisdiction);
  return (
    <Section title={filingPageWords.feeOf(name)} id="fee">
      <Suspense fallback={<FeeLedger quote={recordedQuote(filing, fee, null)} stateName={name} />}>
        <FeeInWords recorded={fee} {...{ session, filing, readBody }} />
      </Suspense>
      {isFree ? <p className="mt-6 font-semibold">{filingPageWords.nothingCharged(name)}</p> : null}
      {taken}
    </Section>
  );
}

/** The figures of the record stand on the page at once; their words and citations take the place of the plain ones. */
async function FeeInWords({ recorded, ...about }: FeeSectionProps & { recorded: FeeBreakdown }) {
  const quote = recordedQuote(about.filing, recorded, await feeToday(about));
  return <FeeLedger quote={quote} stateName={stateName(about.filing.jurisdiction)} />;
}

/** What today's rules say of these answers; null if they say nothing. */
async function feeToday({ session, filing, readBody }: FeeSectionProps): Promise<FeeQuote | null> {
  const { type, jurisdiction, expedited_tier } = filing;
  const calls = submissionsOf(session.client, type);
  const asked = calls.requirement({ jurisdiction });
  const fields = await Promise.all([asked, readBody()])
    .then(([requirement, body]) => feeAnswers(requirement.fields, body, []).counted)
    .catch(() => ({}));
  // A tier that is offered no longer is refused today, and an answer that is asked otherwise; the other lines keep their
  // words and citations.
  return calls
    .fee({ jurisdiction, expedited_tier: expedited_tier ?? undefined, fields })
    .catch(() => calls.fee({ jurisdiction, fields }))
    .catch(() => calls.fee({ jurisdiction }))
    .catch(() => null);
}
