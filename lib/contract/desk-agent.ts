import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { longestTexts } from '#lib/contract/longest-texts';
import { oneLine, text } from '#lib/contract/scalars';

const reason = text(longestTexts.reason).meta({ description: 'Why; the partner reads it' });

/** The transitions of the agent that the service provides, by name. */
export const ChangeAgentRequest = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('appoint'),
      name: oneLine(longestTexts.nameOfAgent).meta({
        description: 'Who serves for the service in this state',
      }),
      address: Address.meta({ description: 'The registered office' }),
    }),
    z.object({ action: z.literal('activate'), reason: reason.nullish() }),
    z.object({ action: z.literal('fail'), reason }),
    z.object({ action: z.literal('terminate'), reason: reason.nullish() }),
    z.object({ action: z.literal('keep'), reason }),
  ])
  .meta({ id: 'ChangeAgentRequest' });
export type ChangeAgentRequest = z.infer<typeof ChangeAgentRequest>;
