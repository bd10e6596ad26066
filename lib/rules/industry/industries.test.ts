import { expect, test } from 'vitest';
import { findIndustries } from '#lib/rules/industry/find-industries';
import { industries } from '#lib/rules/industry/industries';

const titles = new Map(industries.map(({ code, title }) => [code, title]));
const found = (typed: string) => findIndustries(industries, typed).map(({ title }) => title);

test('the list has the 1,012 industries of 2022, each code and each title once', () => {
  expect(titles.size).toBe(1012);
  expect(industries).toHaveLength(1012);
  expect(new Set(titles.values()).size).toBe(1012);
  expect(industries.filter(({ code }) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(industries.filter(({ title }) => title !== title.trim() || title === '')).toEqual([]);
});

test('it has codes that are new in 2022, and none that ended with 2017', () => {
  expect(titles.get('516210')).toBe(
    'Media Streaming Distribution Services, Social Networks, and Other Media Networks and Content Providers',
  );
  expect(titles.get('449110')).toBe('Furniture Retailers');
  expect(titles.get('513210')).toBe('Software Publishers');
  expect(
    ['511210', '519130', '454110', '443142', '452319', '212231'].filter((code) => titles.has(code)),
  ).toEqual([]);
});

test('an industry is found by its words in any order and number, and by the start of its code', () => {
  expect(found('custom programming')).toEqual(['Custom Computer Programming Services']);
  expect(found('programming custom computer')).toEqual(['Custom Computer Programming Services']);
  expect(found('bakery')).toContain('Retail Bakeries');
  expect(found('RESTAURANT')).toContain('Full-Service Restaurants');
  expect(found('541511')).toEqual(['Custom Computer Programming Services']);
  expect(findIndustries(industries, '5415').map(({ code }) => code)).toEqual([
    ...['541511', '541512', '541513', '541519'],
  ]);
});

test('a title that begins with the word comes first, and words that no title has are passed over', () => {
  expect(found('software')[0]).toBe('Software Publishers');
  expect(found('software unheardof')[0]).toBe('Software Publishers');
  expect(found('unheardof')).toEqual([]);
  expect(found('')).toHaveLength(1012);
});

test('of a pasted text the first twenty words count', () => {
  const twenty = Array.from({ length: 20 }, (_, nth) => `unheardof${nth}`).join(' ');
  expect(found(`${twenty} software`)).toEqual([]);
  expect(found(`software ${twenty}`)[0]).toBe('Software Publishers');
});
