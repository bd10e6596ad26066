import { paths } from '#lib/config/paths';
import type { AgentMail } from '#lib/contract/agent-mail';
import { regionName } from '#lib/rules/us-regions';
import { getAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import type { Parts } from '#lib/service/context';
import { nullIfNotFound } from '#lib/service/errors';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import type { Mail } from '#lib/service/mail/mailer';
import { readTenantAdmins } from '#lib/service/webhook/read-tenant-admins';
import { tenantContext } from '#lib/service/webhook/tenant-context';

/** Writes to the administrators that something has come. */
export async function mailAgentMailJob(
  parts: Parts,
  { organization_id, mode, agent_mail_id }: JobPayloads['mail-agent-mail'],
): Promise<void> {
  // What comes in test mode is made up.
  if (mode === 'test') return;
  const ctx = tenantContext(parts, { organization_id, mode });
  const mail = await getAgentMail(ctx, agent_mail_id).catch(nullIfNotFound);
  if (!mail) return;
  const administrators = await readTenantAdmins(ctx);
  await parts.database.transaction(async (tx) => {
    for (const to of administrators) await enqueueMail(parts, tx, { to, ...noticeOf(parts, mail) });
  });
}

const kinds = { service_of_process: 'Service of process', notice: 'Notice', mail: 'Mail' } as const;

function noticeOf({ env }: Parts, mail: AgentMail): Omit<Mail, 'to'> {
  const kind = kinds[mail.type];
  return {
    subject: `${kind} for ${mail.legal_name}`,
    text: [
      `The registered agent of ${mail.legal_name} in ${regionName(mail.jurisdiction) ?? mail.jurisdiction} received this on ${mail.received_on}: ${kind.toLowerCase()} from ${mail.sender}.`,
      ...(mail.type === 'service_of_process'
        ? ['A court counts its time from the day of receipt. Read it today.']
        : []),
      `${env.BASE_URL}${paths.agentMailPiece(mail.mode, mail.id)}`,
    ].join('\n\n'),
  };
}
