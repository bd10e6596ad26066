import type { Filing } from '#lib/contract/filing';
import type { FilingSummary } from '#lib/contract/overview';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { expectedWindow, isStandingStill, type StepQuestion } from '#lib/rules/calendar/deadlines';
import { isOpenCase } from '#lib/rules/case/case-state';
import { earliestDue } from '#lib/rules/case/earliest-due';
import { chargedDifference } from '#lib/rules/fees/charged-difference';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { einHappening, happening } from '#lib/rules/filing/happening';
import { holderOf } from '#lib/rules/filing/holder';
import { acceptedEffectiveDate } from '#lib/service/filing/effective-date-of';
import { stepOf } from '#lib/service/filing/expected-days';
import type { FilingOnRecord } from '#lib/service/filing/filing-on-record';

/** A filing as a list row: who must act, what is happening, and by when. `now` is the time of its mode. */
export function toFilingSummary(
  record: FilingOnRecord,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  now: Date,
): FilingSummary {
  const filing = JSON.parse(record.resource) as Filing;
  const effectiveDate = acceptedEffectiveDate(filing.cases, record.submission);
  const step = stepOf(filing, jurisdictions, record.status_changed_at, effectiveDate);
  return {
    id: filing.id,
    type: filing.type,
    legal_name: filing.legal_name,
    jurisdiction: filing.jurisdiction,
    status: filing.status,
    expedited_tier: filing.expedited_tier,
    total: filing.fee?.total.amount ?? null,
    charged: filing.charged?.total.amount ?? null,
    charged_difference: chargedDifference(filing),
    business_id: filing.business_id,
    holder: holderOf(filing),
    due_at: earliestDue(filing.cases),
    created_at: filing.created_at,
    updated_at: filing.updated_at,
    registration_number: resultOf(filing).registration_number ?? null,
    ...timingOf(filing, step, now),
  };
}

const unknownTiming = { happening: '', expected: null, standing_still: false };

function timingOf(filing: Filing, step: StepQuestion | null, now: Date) {
  if (filing.type === 'ein') return einTiming(filing, now);
  return step ? timing(filing, step, now) : unknownTiming;
}

/** The members that show the result, depending on the type. */
function resultOf(filing: Filing) {
  return (filing.result ?? {}) as {
    registration_number?: string | null;
    registration_date?: string;
    formation_date?: string;
    ein_number?: string | null;
  };
}

/** The IRS publishes no usual time, and an EIN application waits for its formation to complete. */
function einTiming(filing: Filing, now: Date) {
  const formation = filing.related_items.find((item) => item.object === 'filing');
  return {
    ...unknownTiming,
    happening: einHappening({
      status: filing.status,
      cases: openCases(filing),
      formation: formation?.object === 'filing' ? formation.status : null,
      einNumber: resultOf(filing).ein_number ?? null,
      canceledOn: canceledOn(filing),
      today: civilDateOf(now),
    }),
  };
}

function openCases({ cases }: Filing) {
  return cases.filter(isOpenCase);
}

function canceledOn({ canceled_at }: Filing): string | null {
  return canceled_at ? civilDateOf(new Date(canceled_at)) : null;
}

function timing(filing: Filing, asked: StepQuestion, now: Date) {
  const step = { ...asked, today: civilDateOf(now) };
  const open = openCases(filing);
  const result = resultOf(filing);
  return {
    happening: happening({
      ...step,
      cases: open,
      registrationNumber: result.registration_number ?? null,
      registrationDate: result.registration_date ?? result.formation_date ?? null,
      canceledOn: canceledOn(filing),
    }),
    expected: expectedWindow(step),
    standing_still: isStandingStill({ ...step, openCases: open.length }) || isLate(filing, open, now),
  };
}

/** A case takes precedence over the promise, because the filing waits for it. */
function isLate({ status, promised_at }: Filing, open: Filing['cases'], now: Date): boolean {
  return (
    !isTerminalFiling(status) &&
    open.length === 0 &&
    promised_at !== null &&
    Date.parse(promised_at) < now.getTime()
  );
}
