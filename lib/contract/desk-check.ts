import { z } from 'zod';
import { ChecklistItem } from '#lib/contract/desk-form';

export const CheckRequest = z
  .object({
    item: ChecklistItem.shape.item.meta({ description: 'Of the checklist' }),
    done: z.boolean().meta({ description: 'False takes the mark away', example: true }),
  })
  .meta({ id: 'CheckRequest' });
export type CheckRequest = z.infer<typeof CheckRequest>;
