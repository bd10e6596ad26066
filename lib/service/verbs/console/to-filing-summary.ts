import type { FilingSummary } from '#lib/contract/console/overview';
import type { Filing } from '#lib/contract/filing';
import type { OperationType } from '#lib/contract/requirement';
import { isOpenCase } from '#lib/domain/case-state';
import { civilDateOf } from '#lib/domain/civil-date';
import { expectedWindow, isStandingStill } from '#lib/domain/deadlines';
import { happening } from '#lib/domain/happening';
import { holderOf } from '#lib/domain/holder';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** The stored resource of a filing, and since when it has its status. */
export interface FilingOnRecord {
  resource: string;
  status_changed_at: Date;
}

/** A filing as a list row: who must act, what is happening, by when. `now` is the time of its mode. */
export function toFilingSummary(
  record: FilingOnRecord,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  now: Date,
): FilingSummary {
  const filing = JSON.parse(record.resource) as Filing;
  const rules = jurisdictions.get(filing.jurisdiction);
  const result = filing.result as { registration_number?: string | null; registration_date?: string } | null;
  return {
    id: filing.id,
    legal_name: filing.legal_name,
    jurisdiction: filing.jurisdiction,
    status: filing.status,
    expedited_tier: filing.expedited_tier,
    total: filing.fee?.total.amount ?? null,
    business_id: filing.business_id,
    holder: holderOf(filing),
    due_at: dueOf(filing),
    created_at: filing.created_at,
    updated_at: filing.updated_at,
    registration_number: result?.registration_number ?? null,
    ...(rules ? timing(filing, rules, record.status_changed_at, now) : { ...unknownTiming }),
  };
}

const unknownTiming = { happening: '', expected: null, standing_still: false };

function timing(filing: Filing, rules: JurisdictionRules, statusChangedAt: Date, now: Date) {
  const type: OperationType = filing.type === 'formation' ? 'formation' : 'foreign_qualification';
  const step = {
    rules,
    type,
    tier: filing.expedited_tier,
    status: filing.status,
    since: civilDateOf(statusChangedAt),
    today: civilDateOf(now),
  };
  const open = filing.cases.filter(({ status }) => isOpenCase(status));
  const result = filing.result as { registration_number?: string | null; registration_date?: string } | null;
  return {
    happening: happening({
      ...step,
      cases: open,
      registrationNumber: result?.registration_number ?? null,
      registrationDate: result?.registration_date ?? null,
      canceledOn: filing.canceled_at ? civilDateOf(new Date(filing.canceled_at)) : null,
    }),
    expected: expectedWindow(step),
    standing_still: isStandingStill({ ...step, openCases: open.length }),
  };
}

function dueOf(filing: Filing): string | null {
  const due = filing.cases.flatMap(({ status, due_at }) =>
    status === 'needs_response' && due_at ? [due_at] : [],
  );
  return due.toSorted()[0] ?? null;
}
