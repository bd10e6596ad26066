import { z } from 'zod';
import { Id } from '#lib/contract/scalars';

/** The organization that something at the desk belongs to. */
export const DeskPartner = z
  .object({
    id: Id.meta({ description: 'Id of the partner' }),
    name: z.string().meta({ description: 'Name of the partner' }),
  })
  .meta({ description: 'The partner' });
