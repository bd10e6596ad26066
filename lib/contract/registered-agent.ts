import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { longestTexts } from '#lib/contract/longest-texts';
import { CivilDate, Id, JurisdictionCode, Mode, Timestamp, text } from '#lib/contract/scalars';

export const RegisteredAgentStatus = z.enum([
  'pending',
  'active',
  'termination_requested',
  'terminated',
  'failed',
  'canceled',
]);
export type RegisteredAgentStatus = z.infer<typeof RegisteredAgentStatus>;

export const RegisteredAgent = z
  .object({
    object: z.literal('registered_agent'),
    business_id: Id.meta({ description: 'The business that owns this resource' }),
    mode: Mode,
    provider: z.enum(['service', 'external']),
    status: RegisteredAgentStatus,
    jurisdiction: JurisdictionCode,
    name: z.string(),
    address: Address.nullable(),
    started_at: Timestamp.nullable(),
    ended_at: Timestamp.nullable(),
    handover: z
      .object({
        on: CivilDate.meta({ description: 'The day from which it serves, in UTC' }),
        name: z.string().meta({ description: 'Name of the agent who takes over' }),
        address: Address.meta({ description: 'The registered office from then on' }),
      })
      .nullable()
      .meta({ description: 'Who takes over from the service, once that is settled; null before' }),
    reason: z.string().nullable().meta({
      description: 'Why it ends, ended, failed or serves on after all; null where nothing was said',
    }),
  })
  .meta({ id: 'RegisteredAgent' });
export type RegisteredAgent = z.infer<typeof RegisteredAgent>;

export const UpdateRegisteredAgentRequest = z
  .object({
    status: z.literal('terminated').meta({ description: 'The one change that can be asked for' }),
    reason: text(longestTexts.reason).meta({
      description: 'Why the service is to end',
      example: 'We appoint our own agent.',
    }),
  })
  .meta({ id: 'UpdateRegisteredAgentRequest' });
export type UpdateRegisteredAgentRequest = z.infer<typeof UpdateRegisteredAgentRequest>;
