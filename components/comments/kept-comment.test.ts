import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptComment } from '#components/comments/kept-comment.ts';

const place = { mode: 'test', parentId: 'a' } as const;
const sent = { body: '{}', key: 'k' };
const said = (body: string) => ({ ...place, comment: { id: 'c', body } });

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a comment that is begun is kept until it is sent, each apart from the others', () => {
  keptComment(place).write({ typed: 'Please look', sent });
  expect(keptComment(place).read()).toMatchObject({ typed: 'Please look', sent });
  expect(keptComment({ ...place, parentId: 'b' }).read()).toBeNull();
  expect(keptComment({ ...place, mode: 'live' }).read()).toBeNull();
  keptComment(place).write(null);
  expect(keptComment(place).read()).toBeNull();
});

test('what was typed into a comment is left where the comment was changed elsewhere meanwhile', () => {
  keptComment(said('Look')).write({ typed: 'Look today' });
  expect(keptComment(said('Look')).read()?.typed).toBe('Look today');
  expect(keptComment(said('Looked at')).read()).toBeNull();
});
