import { and, arrayOverlaps, eq, isNull, ne, sql } from 'drizzle-orm';
import { paths } from '#lib/config/paths';
import { type Role, roles } from '#lib/contract/roles';
import { partyName } from '#lib/rules/approval/party-name';
import { ruleWords } from '#lib/rules/approval/rule-words';
import { formatDollars } from '#lib/rules/fees/format-money';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { operationWords } from '#lib/rules/filing/operation-words';
import { permissionsOf } from '#lib/rules/person/permissions';
import { regionName } from '#lib/rules/us-regions';
import { askedTogether } from '#lib/service/approval/asked-together';
import { approvalMails } from '#lib/service/approval/words';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApprovalRow, approvals } from '#lib/service/db/schema/approvals';
import { memberships, people } from '#lib/service/db/schema/organizations';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import type { Mail } from '#lib/service/mail/mailer';
import { noticeWords } from '#lib/service/notice/words';
import { getOrganization } from '#lib/service/organization/get-organization';
import { membersOf } from '#lib/service/person/load-member';
import { tenantContext } from '#lib/service/tenant-context';

const approvers: Role[] = roles.filter((role) => permissionsOf[role].includes('approve'));

const againAfterSeconds = 5;

/**
 * Sends an email about a waiting approval to everyone who may decide, and about a rejected or expired one to the
 * requester. Those of the states of a plan that one press sent are asked for by one email, by the job of the first of
 * them, once none is being sent anymore.
 */
export async function mailApprovalJob(parts: Parts, payload: JobPayloads['mail-approval']): Promise<void> {
  const { organization_id, mode, approval_id } = payload;
  const ctx = tenantContext(parts, { organization_id, mode });
  const isEarly = await parts.database.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(approvals)
      .where(mine(ctx, approvals, eq(approvals.id, approval_id)));
    if (!row) return false;
    const together = row.status === 'waiting' ? await askedTogether(ctx, tx, row) : [row];
    if (together?.[0]?.id === row.id) await mailAbout(ctx, tx, row, together);
    return together === null;
  });
  if (isEarly) await parts.jobs.boss.send('mail-approval', payload, { startAfter: againAfterSeconds });
}

/** `together` begins with the row. */
async function mailAbout(ctx: Context, tx: Tx, row: ApprovalRow, together: ApprovalRow[]): Promise<void> {
  const { parts, mode } = ctx;
  const link = `${parts.env.BASE_URL}${paths.approval(mode, row.id)}`;
  const mail = together.length > 1 ? mailOfAll(row, together, link) : mailOf(row, link);
  if (!mail) return;
  const { name } = await getOrganization(ctx, tx);
  const text = [mail.text, noticeWords.sentTo(name)].join('\n\n');
  const to = await membersOf(
    ctx,
    tx,
    and(isNull(memberships.suspended_at), row.status === 'waiting' ? mayDecide(row) : hasAsked(row)),
  );
  const about = { subject: mail.subject, text, organization: name, mode };
  for (const { email } of to) await enqueueMail(parts, tx, { to: email, ...about });
}

function mayDecide({ requested_by_person }: ApprovalRow) {
  return and(
    arrayOverlaps(memberships.roles, approvers),
    requested_by_person === null ? undefined : ne(people.id, requested_by_person),
  );
}

/** A program that asks by its key reads the event; the person who made the key did not ask. */
function hasAsked({ requested_by }: ApprovalRow) {
  return requested_by.type === 'person' && requested_by.id !== null
    ? eq(people.id, requested_by.id)
    : sql`false`;
}

function mailOf(row: ApprovalRow, link: string): Omit<Mail, 'to'> | null {
  const about = { name: row.legal_name, state: regionName(row.jurisdiction), link };
  const by = row.decided_by?.name ?? '';
  switch (row.status) {
    case 'waiting':
      return written(approvalMails.asked, {
        ...about,
        by: partyName(row.requested_by),
        what: operationWords[row.type],
        fee: row.fee ? formatDollars(row.fee.total.amount) : 'none',
        rule: ruleWords(row.mode, row.rule),
      });
    case 'rejected':
      return written(approvalMails.rejected, { ...about, by, reason: row.reason ?? '' });
    case 'expired':
      return written(approvalMails.expired, about);
    case 'approved':
      return null;
  }
}

function mailOfAll(row: ApprovalRow, together: readonly ApprovalRow[], link: string): Omit<Mail, 'to'> {
  const cents = together.reduce((sum, { fee }) => sum + (fee ? toCents(fee.total.amount) : 0), 0);
  return written(approvalMails.askedTogether, {
    by: partyName(row.requested_by),
    name: row.legal_name,
    states: together.map(({ jurisdiction }) => regionName(jurisdiction)),
    fee: formatDollars(toAmount(cents)),
    rules: [...new Set(together.map(({ mode, rule }) => ruleWords(mode, rule)))],
    link,
  });
}

function written<Given>(
  { subject, text }: { subject: (given: Given) => string; text: (given: Given) => string[] },
  given: Given,
): Omit<Mail, 'to'> {
  return { subject: subject(given), text: text(given).join('\n\n') };
}
