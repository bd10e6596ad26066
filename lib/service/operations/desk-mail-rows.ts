import { desc, eq, type SQL } from 'drizzle-orm';
import type { DeskMail } from '#lib/contract/desk-mail';
import type { Tx } from '#lib/service/db/database';
import { sameTenant } from '#lib/service/db/mine';
import { agentMail, withdrawnMail } from '#lib/service/db/schema/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { organizations } from '#lib/service/db/schema/organizations';

/** Mail of every organization that meets the condition, with what was withdrawn of it, newest first. */
export function readDeskMail(tx: Tx, condition: SQL | undefined, limit: number) {
  return tx
    .select({
      mail: agentMail,
      organization: organizations.name,
      legal_name: businesses.legal_name,
      jurisdiction: businesses.registration_jurisdiction,
      withdrawn: withdrawnMail,
    })
    .from(agentMail)
    .innerJoin(businesses, sameTenant(businesses, agentMail, eq(businesses.id, agentMail.business_id)))
    .innerJoin(organizations, eq(organizations.id, agentMail.organization_id))
    .leftJoin(withdrawnMail, sameTenant(withdrawnMail, agentMail, eq(withdrawnMail.id, agentMail.id)))
    .where(condition)
    .orderBy(desc(agentMail.created_at), desc(agentMail.id))
    .limit(limit);
}

type DeskMailRow = Awaited<ReturnType<typeof readDeskMail>>[number];

export function toDeskMail({
  mail,
  organization,
  legal_name,
  jurisdiction,
  withdrawn,
}: DeskMailRow): DeskMail {
  return {
    id: mail.id,
    object: 'operations_mail',
    organization: { id: mail.organization_id, name: organization },
    business_id: mail.business_id,
    legal_name,
    jurisdiction,
    type: mail.type,
    sender: withdrawn?.sender ?? mail.sender ?? '',
    received_on: mail.received_on,
    created_at: mail.created_at.toISOString(),
    withdrawn_at: mail.withdrawn_at?.toISOString() ?? null,
    withdrawn_reason: mail.withdrawn_reason,
    withdrawn_by: withdrawn?.withdrawn_by.name ?? null,
  };
}
