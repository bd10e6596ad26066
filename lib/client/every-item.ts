import type { List } from '#lib/contract/list';

type Page<Query, Item> = (query: Query & { cursor?: string }, signal?: AbortSignal) => Promise<List<Item>>;

/** Every item of a list; each page is requested when the loop reaches it. */
export function everyItem<Query extends object, Item>(page: Page<Query, Item>) {
  return async function* all(query: Partial<Query> = {}, signal?: AbortSignal): AsyncGenerator<Item> {
    let cursor: string | null = null;
    do {
      const asked = { limit: 100, ...query, ...(cursor === null ? {} : { cursor }) } as Query;
      const { data, next_cursor }: List<Item> = await page(asked, signal);
      yield* data;
      cursor = next_cursor;
    } while (cursor !== null);
  };
}
