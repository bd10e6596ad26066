import type { Approval, ApprovalRow, ApprovalSubmission } from '#lib/contract/approval';
import { loadApproval } from '#lib/service/approval/load-approval';
import { toApproval, toApprovalRow } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

export async function getApproval(ctx: Context, id: string): Promise<Approval> {
  return toApproval(await read(ctx, id));
}

export async function getApprovalRow(ctx: Context, id: string): Promise<ApprovalRow> {
  return toApprovalRow(ctx, await read(ctx, id));
}

/** The held submission, exactly as it was sent. */
export async function getApprovalSubmission(ctx: Context, id: string): Promise<ApprovalSubmission> {
  const { submission, rules_version } = await read(ctx, id);
  return { object: 'approval_submission', approval_id: id, rules_version, body: submission };
}

function read(ctx: Context, id: string) {
  return withTenant(ctx, (tx) => loadApproval(ctx, tx, id));
}
