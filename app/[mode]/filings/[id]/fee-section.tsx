import { ChargedLedger } from '#components/fees/charged-ledger';
import { FeeLedger } from '#components/fees/fee-ledger';
import { stateName } from '#components/filings/state-name.ts';
import { Section } from '#components/ui/section';
import { submissionsOf } from '#lib/client/submissions-of';
import type { Filing } from '#lib/contract/filing';
import { chargedDifference } from '#lib/rules/fees/charged-difference';
import type { Session } from '#lib/session/session';
import { filingPageWords } from '../words.ts';
import { type Priced, recordedQuote } from './recorded-quote.ts';

type FeeSectionProps = {
  session: Session;
  filing: Priced & Pick<Filing, 'fee'> & { charged?: Filing['charged'] };
};

/** The fee as it was estimated when the filing was submitted, and what the state took once that is known. */
export async function FeeSection({ session, filing }: FeeSectionProps) {
  const { jurisdiction, expedited_tier, fee, charged = null } = filing;
  const taken = charged ? (
    <div className="mt-6">
      <ChargedLedger
        charged={charged}
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
  const calls = submissionsOf(session.client, filing.type);
  // A tier that is offered no longer is refused today; the other lines keep their words and citations.
  const rules = await calls
    .fee({ jurisdiction, expedited_tier: expedited_tier ?? undefined })
    .catch(() => calls.fee({ jurisdiction }))
    .catch(() => null);
  return (
    <Section title={filingPageWords.feeOf(stateName(jurisdiction))} id="fee">
      <FeeLedger quote={recordedQuote(filing, fee, rules)} stateName={stateName(jurisdiction)} />
      {taken}
    </Section>
  );
}
