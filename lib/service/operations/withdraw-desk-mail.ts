import { eq } from 'drizzle-orm';
import type { DeskMail, WithdrawDeskMailRequest } from '#lib/contract/desk-mail';
import { withdrawAgentMail } from '#lib/service/agent-mail/withdraw-agent-mail';
import type { OperatorContext } from '#lib/service/context';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { notFound } from '#lib/service/errors';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { actingFor, tenantOfMail } from '#lib/service/operations/act-on-filing';
import { readDeskMail, toDeskMail } from '#lib/service/operations/desk-mail-rows';

/** Takes back a piece of mail that was recorded for the wrong business. The same call again changes nothing. */
export async function withdrawDeskMail(
  operator: OperatorContext,
  id: string,
  { reason }: WithdrawDeskMailRequest,
): Promise<DeskMail> {
  await withdrawAgentMail(actingFor(operator, await tenantOfMail(operator, id)), id, reason);
  const [row] = await acrossOrganizations(operator, (tx) => readDeskMail(tx, eq(agentMail.id, id), 1));
  if (!row) throw notFound('agent mail');
  return toDeskMail(row);
}
