import type { NotSaved } from '#components/drafts/draft-store.ts';
import type { ActionProblem } from '#lib/actions/action-result';

const PASSING = ['offline', 'unavailable', 'internal_error', 'rate_limited', 'organization_left'];

/** Why a draft was not saved; `gone` are the changes that it has no place for any more. */
export function notSaved(problem: ActionProblem, gone: readonly string[] = []): NotSaved {
  if (PASSING.includes(problem.code)) return { ok: false, why: 'failed' };
  if (problem.code === 'unauthenticated') return { ok: false, why: 'signed-out' };
  return { ok: false, why: 'refused', detail: problem.detail, gone };
}
