import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { oneLine, text } from '#lib/contract/scalars';

const reason = text(500).meta({ description: 'Why; the partner reads it' });

/** The transitions of the agent that the service provides, by name. */
export const ChangeAgentRequest = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('appoint'),
      name: oneLine(200).meta({ description: 'Who serves for the service in this state' }),
      address: Address.meta({ description: 'The registered office' }),
    }),
    z.object({ action: z.literal('activate'), reason: reason.nullish() }),
    z.object({ action: z.literal('fail'), reason }),
    z.object({ action: z.literal('terminate'), reason: reason.nullish() }),
    z.object({ action: z.literal('keep'), reason }),
  ])
  .meta({ id: 'ChangeAgentRequest' });
export type ChangeAgentRequest = z.infer<typeof ChangeAgentRequest>;
