import { expect, test } from 'vitest';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';

test('a page says which rows it shows, and a list that is whole says nothing: its count is above it', () => {
  expect(rangeOf({ pages: [], size: 50 }, 50, 148)).toBe('1 to 50 of 148');
  expect(rangeOf({ pages: ['a', 'b'], size: 50 }, 48, 148)).toBe('101 to 148 of 148');
  expect(rangeOf({ pages: [], size: 50 }, 3, 3)).toBeUndefined();
  expect(rangeOf({ pages: [], size: 50 }, 0, 0)).toBeUndefined();
});

test('a page leads to the one before and the one after, as far as there are any', () => {
  const at = (trail: string[]) => `/${trail.join()}`;
  expect(pageLinks([], null, at)).toEqual({ newerHref: undefined, olderHref: undefined });
  expect(pageLinks([], 'a', at)).toEqual({ newerHref: undefined, olderHref: '/a' });
  expect(pageLinks(['a'], null, at)).toEqual({ newerHref: '/', olderHref: undefined });
  expect(pageLinks(['a', 'b'], 'c', at)).toEqual({ newerHref: '/a', olderHref: '/a,b,c' });
});
