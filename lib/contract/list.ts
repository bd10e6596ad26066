import { z } from 'zod';
import { countLimit } from '#lib/contract/count-limit';
import { countTo } from '#lib/contract/scalars';

/** A page of a list, newest first. `next_cursor` is opaque; page on until `has_more` is false. */
export function listOf<T extends z.ZodType>(item: T, id: string) {
  return z
    .object({
      object: z.literal('list'),
      data: z.array(item),
      has_more: z.boolean(),
      next_cursor: z.string().nullable().meta({ example: 'WyIwMTk3MGM1ZS04ZjAwIl0' }),
    })
    .meta({ id });
}

/** How many rows a list has on all its pages, as far as rows are counted. */
export function totalOf(rows: string) {
  const [limit, beyond] = [countLimit, countLimit + 1].map((count) => count.toLocaleString('en-US'));
  const description = `How many ${rows} the filters show, on all pages; ${beyond} stands for more than ${limit}`;
  return z.int().meta({ description });
}

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; next_cursor: string | null };

export const PageQuery = z.object({
  limit: countTo(100).default(25).meta({ description: 'How many items, 1 to 100', example: 25 }),
  cursor: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'next_cursor of the page before' }),
});
export type PageQuery = z.infer<typeof PageQuery>;
