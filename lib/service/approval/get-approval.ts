import type { Approval, ApprovalRow, ApprovalSubmission } from '#lib/contract/approval';
import { loadApproval } from '#lib/service/approval/load-approval';
import { decisionOf } from '#lib/service/approval/may-decide';
import { toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

export async function getApproval(ctx: Context, id: string): Promise<Approval> {
  return toApproval(await read(ctx, id));
}

/** The same for a person, with whether they may decide. */
export async function getApprovalRow(ctx: Context, id: string): Promise<ApprovalRow> {
  const row = await read(ctx, id);
  return { approval: toApproval(row), decision: decisionOf(ctx, row) };
}

/** The held submission, exactly as it was sent. */
export async function getApprovalSubmission(ctx: Context, id: string): Promise<ApprovalSubmission> {
  const { submission, rules_version } = await read(ctx, id);
  return { object: 'approval_submission', approval_id: id, rules_version, body: submission };
}

function read(ctx: Context, id: string) {
  return withTenant(ctx, (tx) => loadApproval(ctx, tx, id));
}
