import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#lib/contract/is-asked';
import { JurisdictionData } from '#lib/jurisdictions/rules';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => /^us-[a-z]{2}\.json$/.test(file));
const schema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8'));
const followsSchema = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

type Json = { [name: string]: unknown } | unknown[];

function read(file: string): Json {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

describe('the jurisdictions', () => {
  test('are the fifty states and the District of Columbia', () => {
    expect(files).toHaveLength(51);
  });

  test.each(files)('%s follows schema.json', (file) => {
    followsSchema(read(file));
    expect(followsSchema.errors ?? []).toEqual([]);
  });

  test.each(files)('%s cites only sources that it lists', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const data = JurisdictionData.parse(JSON.parse(text));
    const listed = new Set(data.sources.map((source) => source.id));
    const cited = [...text.matchAll(/"(s\d+)"/g)].map((match) => match[1] ?? '');
    expect(cited.filter((id) => !listed.has(id))).toEqual([]);
  });

  test.each(files)('%s names each fee, tier and field once, and conditions on fields that exist', (file) => {
    const data = JurisdictionData.parse(read(file));
    for (const operation of [data.foreign_qualification, data.formation]) {
      const fees = operation.fees.map((fee) => fee.name);
      const fields = operation.fields.map((field) => field.name);
      const conditions = [...operation.fees, ...operation.fields].flatMap(({ when }) =>
        when ? fieldsOf(when) : [],
      );
      expect(new Set(fees).size).toBe(fees.length);
      expect(new Set(fields).size).toBe(fields.length);
      expect(conditions.filter((name) => ![...fields, 'registered_agent'].includes(name))).toEqual([]);
    }
  });
});

describe('a source', () => {
  const texas = JurisdictionData.parse(read('us-tx.json'));
  const dated = (as_of: unknown) => {
    const [source, ...rest] = texas.sources;
    const data = { ...texas, sources: [{ ...source, as_of }, ...rest] };
    return [followsSchema(data), JurisdictionData.safeParse(data).success];
  };

  test.each(['2026-02-14', '2026-02', '2026', null])('may be dated %s', (as_of) => {
    expect(dated(as_of)).toEqual([true, true]);
  });

  test.each(['August 2013', 'about 2015', 'Rev. 09/15', '2026-13', '2026-2', '2022-2023', ''])(
    'may not be dated %s',
    (as_of) => expect(dated(as_of)).toEqual([false, false]),
  );

  test('may not have a date that does not exist', () => {
    expect(dated('2026-02-30')[1]).toBe(false);
  });
});

describe('the zod schema', () => {
  // Each file, made invalid in every place in turn: both schemas must agree on every copy.
  test.each(files.filter((_file, index) => index % 5 === 0))(
    'agrees with schema.json on every invalid change of %s',
    (file) => {
      const disagreements: string[] = [];
      const data = read(file);
      for (const { name, undo } of damages(data, '')) {
        if (followsSchema(data) !== JurisdictionData.safeParse(data).success) disagreements.push(name);
        undo();
      }
      expect(disagreements).toEqual([]);
    },
  );

  test('agrees with schema.json on the members that no state uses yet', () => {
    const data = read('us-tx.json');
    const add = (path: string[], value: unknown) => {
      let at: unknown = data;
      for (const part of path.slice(0, -1)) at = Object(at)[part];
      Object(at)[path.at(-1) ?? ''] = value;
      const verdicts = [followsSchema(data), JurisdictionData.safeParse(data).success];
      delete Object(at)[path.at(-1) ?? ''];
      return verdicts;
    };
    const fee = ['foreign_qualification', 'fees', '1'];
    expect(add([...fee, 'label'], 'Late fee')).toEqual([true, true]);
    expect(add([...fee, 'until'], '2026-12-31')).toEqual([true, true]);
    expect(add([...fee, 'until'], 'the end of 2026')).toEqual([false, false]);
    expect(add([...fee, 'until'], null)).toEqual([false, false]);
    expect(add([...fee, 'sources_disagree'], 'yes')).toEqual([false, false]);
    expect(add([...fee, 'rule', 'max_per'], 'month')).toEqual([false, false]);
    expect(add([...fee, 'rule', 'multiple_of'], { times: 3, lines: [] })).toEqual([false, false]);
    expect(add(['foreign_qualification', 'fields', '0', 'label'], 'Start')).toEqual([true, true]);
    const when = (value: unknown) => add(['foreign_qualification', 'fields', '0', 'when'], value);
    const [isA, isB] = [
      { field: 'a', in: ['x', 1, true] },
      { field: 'b', present: false },
    ];
    for (const good of [isA, isB, { field: 'c', not: 'x' }, { all: [isA, { any: [isA, isB] }] }]) {
      expect(when(good)).toEqual([true, true]);
    }
    const tooDeep = { all: [{ any: [{ all: [isA] }] }] };
    for (const bad of [{ field: 'a' }, { field: 'a', in: [] }, { ...isA, ...isB }, { all: [] }, tooDeep]) {
      expect(when(bad)).toEqual([false, false]);
    }
    expect(add(['foreign_qualification', 'fields', '0', 'shape'], 'circle')).toEqual([false, false]);
    expect(add(['foreign_qualification', 'fields', '0', 'document_types'], ['deed'])).toEqual([false, false]);
  });
});

/**
 * Every member removed, set to null, replaced by an object, and accompanied by an unknown member, one change at a time.
 */
function* damages(node: Json, path: string): Generator<{ name: string; undo: () => void }> {
  if (!Array.isArray(node)) {
    node.unknown = 1;
    yield { name: `${path}/unknown`, undo: () => delete node.unknown };
  }
  for (const key of Object.keys(node)) {
    const holder = Object(node);
    const value = holder[key];
    const undo = () => {
      holder[key] = value;
    };
    for (const wrong of [null, { odd: true }, 'Odd', -1]) {
      holder[key] = wrong;
      yield { name: `${path}/${key} = ${JSON.stringify(wrong)}`, undo };
    }
    if (!Array.isArray(node)) {
      delete holder[key];
      yield { name: `${path}/${key} left out`, undo };
    }
    if (typeof value === 'object' && value !== null) yield* damages(value, `${path}/${key}`);
  }
}
