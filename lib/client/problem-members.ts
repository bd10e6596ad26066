import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';

type With<Member extends keyof Problem> = Required<Pick<Problem, Member>>;

/** The members that a problem of each code always has besides the common ones. */
type Members = {
  business_incomplete: With<'missing'>;
  expedited_tier_not_offered: With<'offered'>;
  name_not_available: With<'conflicts'>;
  forbidden: With<'required_scope'>;
  already_registered: With<'existing_registration'>;
  idempotency_key_conflict: Pick<Problem, 'existing_filing_id' | 'existing_id'>;
  precondition_failed: With<'current_version'>;
  filing_not_cancelable: With<'filing_status'>;
  filing_claimed: With<'claim'>;
  stale_filing: With<'filing_status'>;
  transition_not_allowed: With<'filing_status'>;
  case_not_awaiting_response: With<'case_status'>;
  registered_agent_not_active: With<'registered_agent_status'>;
};

export type ProblemOf<Code extends ProblemCode> = Problem &
  (Code extends keyof Members ? Members[Code] : unknown);
