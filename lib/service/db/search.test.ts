import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText } from '#lib/service/db/as-text';
import { literal } from '#lib/service/db/literal';
import { businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { searchFilter, searchOnce, spellingsOf, wordsOf } from '#lib/service/db/search';
import { wordRange } from '#lib/service/db/word-range';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

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

/** Whether each word that can be looked up in the table of words has one of the name there. */
async function isInRange(q: string, name: string): Promise<boolean> {
  const ranges = wordsOf(q).flatMap((word, at) => {
    const some = spellingsOf(word).map(wordRange);
    return some.flatMap((range) => (range && !some.includes(null) ? [{ at, ...range }] : []));
  });
  const [found] = await service.parts.database.query(
    `select coalesce(bool_and(is_in_one), true) as is_in_range from (
       select bool_or(exists (
         select from words_of($1) word where word collate "C" >= "from" and word collate "C" < "to")) as is_in_one
       from json_to_recordset($2) as ranges ("at" int, "from" text, "to" text) group by at) each_word`,
    [name, JSON.stringify(ranges)],
  );
  return found?.is_in_range === true;
}

/** The other case of every second character. */
function cases(text: string): string {
  return [...text]
    .map((one, at) => (at % 2 ? one : one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
    .join('');
}

describe('a search', () => {
  test.each([
    ['blue', 'Blue Heron Books, LLC'],
    ['Juniper & Rye Hospitality, LLC', 'Juniper & Rye Hospitality LLC'],
    ['Juniper, Blue,', 'Blue Juniper LLC'],
    ['Bayou Teche Marine Repair LLC', 'Bayou Teche Marine Repair, L.L.C.'],
    ['Bayou Teche Marine Repair, L.L.C.', 'Bayou Teche Marine Repair LLC'],
    ['Keystone Arbor Inc.', 'Keystone Arbor Incorporated'],
    ['LLC', 'Blue Heron Books, LLC'],
    ['BOOKS blu', 'Blue Heron Books, LLC'],
    ['rye', 'Juniper & Rye Hospitality LLC'],
    ['&', 'Juniper & Rye Hospitality LLC'],
    ['sons', 'Ilex-Sons (Holding), LLC'],
    ['holding)', 'Ilex-Sons (Holding), LLC'],
    ["o'neil", "O'Neil Freight, LLC"],
    ['neil', "O'Neil Freight, LLC"],
    ["o'neil", 'O’Neil Freight, LLC'],
    ['O’Neil', "O'Neil Freight, LLC"],
    ["d'or", 'Château d‘Or LLC'],
    ['fish-n', 'Fish–n–Ice LLC'],
    ['fish—n', 'Fish-n-Ice LLC'],
    ['"heron"', '“Heron” Books, LLC'],
    ['L.L', 'Bayou Teche Marine Repair, L.L.C.'],
    ['ålesund', 'Nord Ålesund Fish, LLC'],
    ['ÅLESUND fi', 'Nord Ålesund Fish, LLC'],
    ['niño', 'EL NIÑO FREIGHT, LLC'],
    ['café', 'Blue Cafe\u0301 Noir, LLC'],
    ['CAFE\u0301 noir', 'Blue Café Noir, LLC'],
    ['éclair', 'E\u0301clair Foods, LLC'],
    ['alesund', 'Nord Ålesund Fish, LLC'],
    ['cafe', 'Blue Café Noir, LLC'],
    ['CAFE noir', 'Blue Cafe\u0301 Noir, LLC'],
    ['Café', 'Blue Cafe Noir, LLC'],
    ['orsted', 'Ørsted Łódź Wind, LLC'],
    ['LODZ wind', 'Ørsted Łódź Wind, LLC'],
    ['Αθηνα', 'Αθήνα Foods LLC'],
    ['\u0301', 'Blue Cafe\u0301 Noir, LLC'],
    ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8 Foods, LLC'],
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
    ['\ufeffblue\u200b heron\u200b', 'Blue Heron Books, LLC'],
    ['  ', 'Anything, LLC'],
  ])('%j finds %j, also by the table of words', async (q, name) => {
    expect(await finds(q, name)).toBe(true);
    expect(await isInRange(q, name)).toBe(true);
  });

  test.each([
    ['eron', 'Blue Heron Books, LLC'],
    ['ana', 'Mañana Freight, LLC'],
    ['o', 'Niñ Núoe, LLC'],
    ['afe', 'Blue Café Noir, LLC'],
    ['\u0301', 'Blue Heron Books, LLC'],
    ['blue eron', 'Blue Heron Books, LLC'],
    ['LLC', 'Blue Heron Books, Inc.'],
    ['LLC Books', 'Blue Heron Books, Inc.'],
    ['.*', 'Blue Heron Books, LLC'],
    ['b.ue', 'Blue Heron Books, LLC'],
    ['b%e', 'Blue Heron Books, LLC'],
    ['b(', 'Blue Heron Books, LLC'],
    ["';drop", 'Blue Heron Books, LLC'],
    ['***=blue', 'Blue Heron Books, LLC'],
    ['(?i)blue', 'Blue Heron Books, LLC'],
    ['\\mblue', 'Blue Heron Books, LLC'],
    ['b\\', 'Blue Heron Books, LLC'],
    ["o'neil", 'O-Neil Freight, LLC'],
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

  test('knows a name in the table of words by its first word', async () => {
    const names = [
      'Blue Heron, LLC',
      '“Heron” Books',
      'ÅLESUND Fish',
      '東京 Foods',
      '& Sons',
      '—',
      'A'.repeat(90),
    ];
    const [row] = await service.parts.database.query(
      `select bool_and(case when first is null then words = '{}' else first = any(words) end) as is_known,
         count(first)::int as known
       from unnest($1::text[]) name, first_word_of(name) first, lateral (select array(select words_of(name)) as words) all_of`,
      [names],
    );
    expect(row).toEqual({ is_known: true, known: 6 });
  });

  test('finds by the table of words whatever it finds in a name', async () => {
    const letters = fc.constantFrom(..."aAiIsSkK09 -&.'eéÉßıİſKωΩΩώµøØ\u0301京🌲ℂ_");
    const names = fc.string({ unit: letters, minLength: 1, maxLength: 9 });
    const pairs = fc.sample(fc.tuple(names, fc.nat(8)), { numRuns: 1_500, seed: 7 });
    const missed: string[] = [];
    let found = 0;
    for (const [name, from] of pairs) {
      const q = cases([...name].slice(from).join(''));
      if (!q.trim() || !(await finds(q, name))) continue;
      found += 1;
      if (!(await isInRange(q, name))) missed.push(`${q} in ${name}`);
    }
    expect(missed).toEqual([]);
    expect(found).toBeGreaterThan(300);
  });

  test('of the worst hundred characters gets a response', async () => {
    for (const letter of ['(', '\\', '*', '{1', '[', 'a ', '.+', '🚚'])
      expect(await finds(letter.repeat(100).slice(0, 100), 'Blue Heron Books, LLC')).toBe(false);
  });
});

describe('a search result', () => {
  const rows = (count: number) => sql`select md5(n::text)::uuid as id from generate_series(1, ${count}) n`;
  const once = <Query extends { q?: string }>(query: Query, count: number) =>
    service.parts.database.transaction((tx) => searchOnce(tx, query, rows(count)));

  test('is replaced by its ids and their number, without the search text', async () => {
    const ids = 'c4ca4238-a0b9-2382-0dcc-509a6f75849b,c81e728d-9d4c-2f63-6f06-7f89cc14862c';
    expect(await once({ q: 'blue', limit: 25 }, 2)).toEqual({ limit: 25, q: undefined, ids, total: 2 });
    expect(await once({ q: 'blue' }, 0)).toEqual({ q: undefined, ids: '', total: 0 });
  });

  test('is searched again if it has more ids than lists count', async () => {
    expect((await once({ q: 'llc' }, 10_000)).ids?.split(',')).toHaveLength(10_000);
    expect(await once({ q: 'llc', limit: 25 }, 10_002)).toEqual({ q: 'llc', limit: 25, total: 10_001 });
  });
});

test('whether the words of a name are kept is looked up in the index, however small the table was when that was planned', async () => {
  const tenant = await createTenant(service);
  const business = await addBusiness(service, tenant.testKey);
  const columns = writtenColumns(businesses).join(', ');
  const answers = await service.parts.database.script(`
    begin;
    insert into businesses (${columns}) select ${columns} from (
      select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'legal_name', 'Copy ' || n))).*
      from businesses b, generate_series(1, 20) n where b.id = ${literal(business)}) made;
    select pg_stat_get_xact_numscans('search_words'::regclass)::int as scans;
    select count(*)::int as kept from search_words where name like 'Copy %' and word = 'copy';
    rollback`);
  expect(answers.flat()).toEqual([{ scans: 0 }, { kept: 20 }]);
});
