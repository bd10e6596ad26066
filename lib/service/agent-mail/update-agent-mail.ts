import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { AgentMail, UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import { lockAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { type AgentMailRow, agentMail } from '#lib/service/db/schema/agent-mail';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { requireVersion } from '#lib/service/resource-version';

/**
 * Marks a piece of mail as read, and stores the partner's note about it. With `ifMatch`, only that version is changed. A
 * call that changes nothing is not recorded.
 */
export function updateAgentMail(
  ctx: Context,
  id: string,
  { read, tags, note }: UpdateAgentMailRequest,
  ifMatch?: string,
): Promise<AgentMail> {
  return withTenant(ctx, async (tx) => {
    const { mail, business } = await lockAgentMail(ctx, tx, id);
    requireVersion(ifMatch, 'piece of mail', toAgentMail(mail, business));
    const changes = {
      read_at: read === undefined ? mail.read_at : read ? (mail.read_at ?? ctx.now) : null,
      tags: tags === undefined ? mail.tags : [...new Set(tags ?? [])],
      note: note === undefined ? mail.note : note,
    };
    if (isDeepStrictEqual(changes, { read_at: mail.read_at, tags: mail.tags, note: mail.note })) {
      return toAgentMail(mail, business);
    }
    const changed = { ...mail, ...changes, updated_at: ctx.now };
    await tx
      .update(agentMail)
      .set({ ...changes, updated_at: ctx.now })
      .where(mine(ctx, agentMail, eq(agentMail.id, id)));
    await audit(ctx, tx, 'agent_mail.updated', 'agent_mail', id, {
      before: noted(mail),
      after: noted(changed),
    });
    return toAgentMail(changed, business);
  });
}

/** The note is the partner's own text, and stays out of the trail. */
function noted({ read_at, tags }: AgentMailRow): Record<string, unknown> {
  return { read: read_at !== null, tags };
}
