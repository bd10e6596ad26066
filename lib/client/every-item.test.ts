import { describe, expect, test } from 'vitest';
import { everyItem } from '#lib/client/every-item';
import type { List } from '#lib/contract/list';

type Query = { limit?: number; status?: string; cursor?: string };

function listOf(pages: number[][]) {
  const asked: Query[] = [];
  const list = async (query: Query): Promise<List<number>> => {
    const at = Number(query.cursor ?? 0);
    asked.push(query);
    const isLast = at === pages.length - 1;
    return {
      object: 'list',
      data: pages[at] ?? [],
      has_more: !isLast,
      next_cursor: isLast ? null : String(at + 1),
    };
  };
  return { asked, all: everyItem(list) };
}

describe('everyItem', () => {
  test('yields the items of all pages in order, and keeps the filters on each', async () => {
    const { asked, all } = listOf([[1, 2], [], [3]]);
    expect(await Array.fromAsync(all({ status: 'open' }))).toEqual([1, 2, 3]);
    expect(asked).toEqual([
      { limit: 100, status: 'open' },
      { limit: 100, status: 'open', cursor: '1' },
      { limit: 100, status: 'open', cursor: '2' },
    ]);
  });

  test('requests no page that the loop does not reach', async () => {
    const { asked, all } = listOf([[1, 2], [3]]);
    for await (const item of all()) if (item === 1) break;
    expect(asked.length).toBe(1);
  });
});
