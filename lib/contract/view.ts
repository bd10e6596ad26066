import { z } from 'zod';
import { longestTexts } from '#lib/contract/longest-texts';
import { Id, Timestamp, text } from '#lib/contract/scalars';
import { type ViewedList, viewParameters } from '#lib/contract/view-parameters';

export const ViewList = z.enum(Object.keys(viewParameters) as [ViewedList, ...ViewedList[]]);

const filters = z.record(z.string(), z.string().max(200)).meta({
  description: 'The parameters of the address of the list; those that the list does not have are left out',
});

/** A named set of filters and a sort order of a list: private, or shared with the team. */
export const View = z
  .object({
    id: Id,
    object: z.literal('view'),
    list: ViewList,
    name: z.string(),
    filters: z.record(z.string(), z.string()),
    is_shared: z.boolean().meta({ description: 'Whether everybody in the organization sees it' }),
    is_own: z.boolean().meta({ description: 'Whether whoever asks may change it' }),
    is_default: z.boolean().meta({ description: 'Whether the list opens with it for whoever asks' }),
    created_at: Timestamp,
  })
  .meta({ id: 'View' });
export type View = z.infer<typeof View>;

export const Views = z.object({ object: z.literal('list'), data: z.array(View) }).meta({ id: 'Views' });
export type Views = z.infer<typeof Views>;

export const ViewsQuery = z.object({ list: ViewList.optional() });
export type ViewsQuery = z.infer<typeof ViewsQuery>;

const name = text(longestTexts.viewName);

export const CreateViewRequest = z.object({
  list: ViewList,
  name,
  filters,
  is_shared: z.boolean().optional(),
});
export type CreateViewRequest = z.infer<typeof CreateViewRequest>;

/** A missing member stays as it is. */
export const UpdateViewRequest = z.object({
  name: name.optional(),
  filters: filters.optional(),
  is_shared: z.boolean().optional(),
});
export type UpdateViewRequest = z.infer<typeof UpdateViewRequest>;

export const ChooseDefaultViewRequest = z.object({
  list: ViewList,
  view_id: Id.optional().meta({ description: 'Left out: the list opens without a view' }),
});
export type ChooseDefaultViewRequest = z.infer<typeof ChooseDefaultViewRequest>;
