import { z } from 'zod';
import { AgentMail } from '#lib/contract/agent-mail';
import { DeskPartner } from '#lib/contract/desk-partner';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { longestTexts } from '#lib/contract/longest-texts';
import { Id, joinedLines, text } from '#lib/contract/scalars';

/** A piece of agent mail as the desk sees it, with its sender also after it was withdrawn. */
export const DeskMail = z
  .object({
    id: Id,
    object: z.literal('operations_mail'),
    organization: DeskPartner,
    ...AgentMail.pick({
      business_id: true,
      legal_name: true,
      jurisdiction: true,
      type: true,
      received_on: true,
      created_at: true,
      withdrawn_at: true,
      withdrawn_reason: true,
    }).shape,
    sender: z.string().meta({ description: 'Who sent it', example: 'Travis County District Court' }),
    withdrawn_by: z
      .string()
      .nullable()
      .meta({ description: 'Who withdrew it; null where it stands', example: 'Noor Haddad' }),
  })
  .meta({ id: 'DeskMail' });
export type DeskMail = z.infer<typeof DeskMail>;

export const DeskMailList = listOf(DeskMail, 'DeskMailList');

export const DeskMailListQuery = PageQuery.extend({
  q: text(longestSearch)
    .optional()
    .meta({ description: 'Words of the name of the business, its number, or the id of the mail' }),
  business_id: Id.optional().meta({ description: 'Mail of this registration' }),
});
export type DeskMailListQuery = z.infer<typeof DeskMailListQuery>;

export const WithdrawDeskMailRequest = z
  .object({
    reason: joinedLines(longestTexts.reason).meta({
      description: 'Why, for the partner: it names no other company',
      example: 'It was meant for another business with a similar name.',
    }),
  })
  .meta({ id: 'WithdrawDeskMailRequest' });
export type WithdrawDeskMailRequest = z.infer<typeof WithdrawDeskMailRequest>;
