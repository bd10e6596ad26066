import { stateName } from '#components/filings/state-name.ts';
import type { Business } from '#lib/contract/business';
import type { Filing, FilingStatus } from '#lib/contract/filing';

export type RegistrationState = 'home' | 'registered' | 'pending' | 'canceled';

/** The status of a business in one state. A number or date that nobody has entered is null. */
export type StateRegistration = {
  code: string;
  state: RegistrationState;
  number: string | null;
  /** YYYY-MM-DD: formed there, registered there, or canceled there. */
  date: string | null;
  /** The record of this registration; null for the home state, which is the business itself. */
  businessId: string | null;
  filing: { id: string; status: FilingStatus; needsYou: boolean } | null;
};

const RANK: Record<RegistrationState, number> = { home: 0, registered: 1, pending: 2, canceled: 3 };

/**
 * One entry per state, the home state first and the others by name. If there are several in one state, the one in force
 * counts.
 */
export function registrationsOf(
  home: Business,
  foreign: readonly Business[],
  filings: readonly Filing[],
): StateRegistration[] {
  const filed = filings.filter(({ type }) => type === 'foreign_qualification').map(fromFiling);
  const known = new Set(filed.map(({ businessId }) => businessId));
  const entered = foreign.filter(({ id }) => !known.has(id)).map(fromRecord);
  const best = new Map<string, StateRegistration>();
  for (const one of [fromHome(home), ...filed, ...entered]) {
    const other = best.get(one.code);
    if (!other || RANK[one.state] < RANK[other.state]) best.set(one.code, one);
  }
  return [...best.values()].toSorted(
    (one, other) =>
      Number(other.state === 'home') - Number(one.state === 'home') ||
      stateName(one.code).localeCompare(stateName(other.code), 'en-US'),
  );
}

function fromHome(home: Business): StateRegistration {
  return {
    code: home.registration_jurisdiction,
    state: 'home',
    number: home.registration_number,
    date: home.formation_date,
    businessId: null,
    filing: null,
  };
}

/** A registration that was added by hand, not filed here. */
function fromRecord(record: Business): StateRegistration {
  return {
    code: record.registration_jurisdiction,
    state: 'registered',
    number: record.registration_number,
    date: record.registration_date,
    businessId: record.id,
    filing: null,
  };
}

function fromFiling(filing: Filing): StateRegistration {
  const { id, status, jurisdiction, business_id, result } = filing;
  const accepted = result && 'registration_date' in result ? result : null;
  const needsYou = filing.cases.some((item) => item.status === 'needs_response');
  return {
    code: jurisdiction,
    state: status === 'completed' ? 'registered' : status === 'canceled' ? 'canceled' : 'pending',
    number: accepted?.registration_number ?? null,
    date: accepted?.registration_date ?? filing.canceled_at?.slice(0, 10) ?? null,
    businessId: business_id,
    filing: { id, status, needsYou },
  };
}
