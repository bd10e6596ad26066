import type { NotSaved } from '#components/drafts/draft-store.ts';
import type { ActionProblem } from '#lib/actions/action-result';

const PASSING = ['offline', 'unavailable', 'internal_error', 'rate_limited', 'organization_left'];

/** Why a draft was not saved. */
export function notSaved(problem: ActionProblem): NotSaved {
  if (PASSING.includes(problem.code)) return { ok: false, why: 'failed' };
  if (problem.code === 'unauthenticated') return { ok: false, why: 'signed-out' };
  return { ok: false, why: 'closed', detail: problem.detail };
}
