import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText } from '#lib/service/db/as-text';
import { literal } from '#lib/service/db/literal';
import { searchFilter, searchOnce } from '#lib/service/db/search';
import { type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const id = '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21';

async function finds(q: string, name: string, number: string | null = null): Promise<boolean> {
  const condition = searchFilter(q, { name: sql`r.name`, number: sql`r.number`, ids: [sql`r.id`] });
  const row = `(${literal(name)}, ${literal(number)}::text, ${literal(id)}::uuid)`;
  const [found] = await service.parts.database.query(
    `select count(*)::int as rows from (values ${row}) as r (name, number, id) where ${asText(condition ?? sql`true`)}`,
  );
  return found?.rows === 1;
}

describe('a search', () => {
  test.each([
    ['blue', 'Blue Heron Books, LLC'],
    ['BOOKS blu', 'Blue Heron Books, LLC'],
    ['rye', 'Juniper & Rye Hospitality LLC'],
    ['&', 'Juniper & Rye Hospitality LLC'],
    ['sons', 'Ilex-Sons (Holding), LLC'],
    ['holding)', 'Ilex-Sons (Holding), LLC'],
    ["o'neil", "O'Neil Freight, LLC"],
    ['neil', "O'Neil Freight, LLC"],
    ['L.L', 'Bayou Teche Marine Repair, L.L.C.'],
    ['ålesund', 'Nord Ålesund Fish, LLC'],
    ['ÅLESUND fi', 'Nord Ålesund Fish, LLC'],
    ['niño', 'EL NIÑO FREIGHT, LLC'],
    ['ΑΘΉΝΑ', 'Αθήνα Foods LLC'],
    ['books', 'Heron—Books, LLC'],
    ['heron', '“Heron” Books, LLC'],
    ['pine', '🌲Pine Works, LLC'],
    ['東京', 'Foods・東京 LLC'],
    ['กรุงเทพ', 'กรุงเทพ Foods LLC'],
    ['100%_c', '100%_Cotton, LLC'],
    ['a+b', 'A+B [Two] LLC'],
    ['[two]', 'A+B [Two] LLC'],
    ['a\\b', 'A\\B LLC'],
    ['  ', 'Anything, LLC'],
  ])('%j finds %j', async (q, name) => expect(await finds(q, name)).toBe(true));

  test.each([
    ['eron', 'Blue Heron Books, LLC'],
    ['ana', 'Mañana Freight, LLC'],
    ['o', 'Niñ Núoe, LLC'],
    ['alesund', 'Nord Ålesund Fish, LLC'],
    ['blue eron', 'Blue Heron Books, LLC'],
    ['.*', 'Blue Heron Books, LLC'],
    ['b.ue', 'Blue Heron Books, LLC'],
    ['b%e', 'Blue Heron Books, LLC'],
    ['b(', 'Blue Heron Books, LLC'],
    ["';drop", 'Blue Heron Books, LLC'],
    ['***=blue', 'Blue Heron Books, LLC'],
    ['(?i)blue', 'Blue Heron Books, LLC'],
    ['\\mblue', 'Blue Heron Books, LLC'],
    ['b\\', 'Blue Heron Books, LLC'],
    ['a++++++++++b', 'Blue Heron Books, LLC'],
  ])('%j does not find %j', async (q, name) => expect(await finds(q, name)).toBe(false));

  test('finds a complete number, with its spaces and in any case, and no part of one', async () => {
    expect(await finds('l20 000-26', 'Any, LLC', 'L20 000-26')).toBe(true);
    expect(await finds('any L20', 'Any, LLC', 'L20')).toBe(true);
    expect(await finds('L20', 'Any, LLC', 'L20 000-26')).toBe(false);
    expect(await finds('5500', 'Any, LLC', '5550001')).toBe(false);
  });

  test('finds an id by its last six or more characters, also in the shortened form of screens', async () => {
    for (const q of [id, id.toUpperCase(), '8b7d21', `…${id.slice(-8)}`])
      expect(await finds(q, 'Any, LLC'), q).toBe(true);
    for (const q of ['01970c60', 'b7d21', '8b7d2', `x${id}`])
      expect(await finds(q, 'Any, LLC'), q).toBe(false);
  });

  test('of the worst hundred characters gets a response', async () => {
    for (const letter of ['(', '\\', '*', '{1', '[', 'a ', '.+', '🚚'])
      expect(await finds(letter.repeat(100).slice(0, 100), 'Blue Heron Books, LLC')).toBe(false);
  });
});

describe('a search result', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));

  test('is replaced by its ids, without the search text', async () => {
    const query = { q: 'blue', limit: 25 };
    const found = await searchOnce(query, async () => rows(2));
    expect(found).toEqual({ limit: 25, q: undefined, ids: ['0', '1'] });
  });

  test('is searched again if it has too many ids', async () => {
    const query = { q: 'llc', limit: 25 };
    expect(await searchOnce(query, async (most) => rows(most))).toBe(query);
  });
});
