import type { FeeQuote } from '#lib/contract/fee';
import type { NameCheck } from '#lib/contract/name-check';
import type {
  CreatePlanRequest,
  Plan,
  PlanPreflight,
  PlanState,
  PlanSummary,
  UpdatePlanRequest,
} from '#lib/contract/plan';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { mergeQuestions } from '#lib/rules/plan/merge-questions';
import { planTotals } from '#lib/rules/plan/plan-totals';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { describeAfterFiling } from '#lib/rules/requirement/describe-requirement';
import { ids } from '#lib/service/reference/examples/ids';
import { address, member } from '#lib/service/reference/examples/people';

const type = 'foreign_qualification';

const answers = {
  contact: { name: 'Maria Okafor', email: 'maria@northwind.example' },
  email: 'filings@northwind.example',
  principal_address: address,
  purpose: 'Freight brokerage',
  governing_persons: [member],
};

export const createPlanRequest: CreatePlanRequest = {
  business_id: ids.business,
  jurisdictions: ['US-TX'],
  answers,
  metadata: { matter: 'M-1042' },
};

export const updatePlanRequest: UpdatePlanRequest = {
  version: 1,
  add: ['US-CO'],
  answers: { phone: '+1 302 555 0134' },
};

/** A plan for one state at each stage. */
export function planExamples(rules: JurisdictionRules, fee: FeeQuote, nameCheck: NameCheck | null) {
  // Linters mistake a member named "example" for the example of a schema.
  const fields = describeFields(rules, type).map(({ example: _, ...field }) => field);
  const state: PlanState = {
    jurisdiction: rules.code,
    status: 'draft',
    answers: {},
    expedited_tier: null,
    effective_date: null,
    ready: true,
    missing: [],
    problems: [],
    warnings: [],
    other_registrations: [],
    fee,
    name_check: nameCheck,
    expected: { min_business_days: 3, max_business_days: 5, source: 'state' },
    documents_needed: [],
    after_filing: describeAfterFiling(rules, type),
    rules_changes: [],
    idempotency_key: '0b7a4c8e-52d1-4f3a-9c6b-1e8d7f2a5b90',
    filing_id: null,
  };
  const totals = planTotals([state]);
  const ready: Plan = {
    id: ids.plan,
    object: 'plan',
    mode: 'test',
    created_at: '2026-11-21T09:30:00.000Z',
    updated_at: '2026-11-21T09:30:00.000Z',
    metadata: { matter: 'M-1042' },
    version: 1,
    business_id: ids.business,
    status: 'draft',
    created_by: 'Production key',
    answers,
    states: [state],
    questions: mergeQuestions([{ jurisdiction: rules.code, fields, answers: {}, prefill: {} }], answers),
    totals,
  };
  const { answers: _answers, questions: _questions, totals: _totals, ...rest } = ready;
  const { jurisdiction, status, expedited_tier, effective_date, idempotency_key, filing_id } = state;
  const facts = { jurisdiction, status, expedited_tier, effective_date, idempotency_key, filing_id };
  const summary: PlanSummary = { ...rest, states: [facts] };
  const preflight: PlanPreflight = {
    object: 'preflight',
    ok: true,
    states: [
      {
        jurisdiction,
        ok: true,
        problems: [],
        warnings: [],
        other_registrations: [],
        name_check: nameCheck,
        fee,
      },
    ],
    totals,
  };
  const sending: Plan = {
    ...ready,
    version: 2,
    status: 'sending',
    states: [{ ...state, status: 'sending' }],
  };
  return { ready, summary, preflight, sending };
}
