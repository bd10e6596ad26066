import { z } from 'zod';
import { DocumentType, UploadDocumentRequest } from '#lib/contract/document';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import { CivilDate, Id, JurisdictionCode, Mode, oneLine, Timestamp, text } from '#lib/contract/scalars';

export const AgentMailType = DocumentType.extract(['service_of_process', 'notice', 'mail']);
export type AgentMailType = z.infer<typeof AgentMailType>;

const Tags = z
  .array(oneLine(40))
  .max(20, 'Use at most 20 tags.')
  .meta({ description: 'Words of your own, at most 20', example: ['litigation'] });
const Note = text(longestTexts.mailNote).nullable();

export const AgentMail = z
  .object({
    id: Id,
    object: z.literal('agent_mail'),
    mode: Mode,
    business_id: Id.meta({ description: 'The registration whose agent received it' }),
    legal_name: z.string().meta({ description: 'Name of that business' }),
    jurisdiction: JurisdictionCode.meta({ description: 'The state of the registration' }),
    type: AgentMailType.meta({
      description: '`service_of_process`: documents of a court; `notice`: of an office; `mail`: all else',
    }),
    sender: z.string().nullable().meta({
      description: 'Who sent it; null once it was withdrawn',
      example: 'Travis County District Court',
    }),
    received_on: CivilDate.meta({
      description: 'The day on which the agent received it: what a court counts from',
    }),
    document_id: Id.nullable().meta({
      description: 'The scan, a document of the business; null once it was withdrawn',
    }),
    read: z.boolean().meta({ description: 'Whether somebody has marked it as read' }),
    read_at: Timestamp.nullable().meta({ description: 'Since when; null while it is unread' }),
    tags: Tags,
    note: z.string().nullable().meta({ description: 'A note of your own' }),
    withdrawn_at: Timestamp.nullable().meta({
      description:
        'Since when it does not concern this business: it was recorded for the wrong one, and its scan and sender are gone from here. Null for all other mail',
    }),
    withdrawn_reason: z.string().nullable().meta({
      description: 'Why it was withdrawn',
      example: 'It was meant for another business with a similar name.',
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'AgentMail' });
export type AgentMail = z.infer<typeof AgentMail>;

export const AgentMailList = listOf(AgentMail, 'AgentMailList');

export const AgentMailListQuery = PageQuery.extend({
  type: AgentMailType.optional().meta({ description: 'Mail of this type' }),
  read: z.enum(['true', 'false']).optional().meta({ description: '`false`: what nobody has read yet' }),
  business_id: Id.optional().meta({ description: 'Mail of this registration' }),
});
export type AgentMailListQuery = z.infer<typeof AgentMailListQuery>;

/** Missing members stay as they are. */
export const UpdateAgentMailRequest = z
  .object({
    read: z.boolean().optional().meta({ description: 'Whether it is read' }),
    tags: Tags.nullish(),
    note: Note.optional().meta({ description: 'A note of your own; null removes it' }),
  })
  .meta({ id: 'UpdateAgentMailRequest' });
export type UpdateAgentMailRequest = z.infer<typeof UpdateAgentMailRequest>;

/** The parts of an upload at the desk. */
export const UploadAgentMailRequest = UploadDocumentRequest.pick({ file: true })
  .extend({
    type: AgentMailType.meta({ description: 'What it is' }),
    sender: oneLine(longestTexts.mailSender).meta({
      description: 'Who sent it',
      example: 'Travis County District Court',
    }),
    received_on: CivilDate.meta({ description: 'The day on which the agent received it' }),
  })
  .meta({ id: 'UploadAgentMailRequest' });
export type UploadAgentMailRequest = z.infer<typeof UploadAgentMailRequest>;
