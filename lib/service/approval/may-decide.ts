import type { ApprovalDecision } from '#lib/contract/approval';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import type { ApprovalRow } from '#lib/service/db/schema/approvals';
import { ProblemError } from '#lib/service/errors';

type Asked = Pick<ApprovalRow, 'status' | 'requested_by' | 'requested_by_person'>;

/** Whether the viewer may decide: nobody may decide on their own request, by whatever role or key. */
export function decisionOf(
  { actor, roles }: Context,
  { status, requested_by, requested_by_person }: Asked,
): ApprovalDecision {
  if (status !== 'waiting') return 'ended';
  if (actor.id !== null && actor.id === requested_by_person)
    return requested_by.type === 'person' ? 'own' : 'own_key';
  return may(roles, 'approve') ? 'open' : 'not_permitted';
}

/** Throws `forbidden` for the caller's own request, and `conflict` for an approval that has ended. */
export function refuseToDecide(ctx: Context, row: ApprovalRow): void {
  const decision = decisionOf(ctx, row);
  if (decision === 'own' || decision === 'own_key') {
    const whose = decision === 'own' ? 'You asked for this yourself' : 'It came by an API key that you made';
    throw new ProblemError('forbidden', `${whose}: somebody else must decide.`, {
      required_scope: 'approve',
    });
  }
  if (decision === 'ended') throw endedAlready(row);
  if (row.expires_at <= ctx.now) throw endedAlready({ ...row, status: 'expired' });
}

/** For an approval that has ended in the meantime. */
function endedAlready({ status, decided_by, reason }: ApprovalRow): ProblemError {
  if (status === 'expired') return new ProblemError('conflict', 'This has expired in the meantime.');
  const by = decided_by ? ` by ${decided_by.name}` : '';
  const why = reason ? ` The reason: “${reason}”` : '';
  return new ProblemError('conflict', `This was ${status}${by} in the meantime.${why}`);
}
