import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caseDraft,
  mergeDraft,
  pathOfField,
  type SavedDraft,
  same,
  saveOnto,
} from '#components/cases/case-draft.ts';
import { type Changes, type DraftPorts, DraftStore } from '#components/drafts/draft-store.ts';
import { PausedSaves } from '#lib/testing/paused-saves';

const at = '2026-11-21T10:42:00.000Z';
const empty: SavedDraft = { version: 0, fields: {}, documents: [], updated_by: '', updated_at: at };

/** The server's rule: only a client that has seen the latest version may save. */
class Desk extends PausedSaves {
  stored: SavedDraft = empty;
  fail = false;

  onStored: ((by: string, before: SavedDraft) => void)[] = [];

  portsOf(by: string): DraftPorts<SavedDraft> {
    return {
      save: (changes, saved) =>
        saveOnto(changes, saved, {
          save: async ({ base_version, fields, documents }) => {
            if (this.fail) return { ok: false, why: 'failed' };
            if (base_version !== this.stored.version) return { ok: false, why: 'conflict' };
            const before = this.stored;
            const written = JSON.parse(JSON.stringify(fields));
            this.stored = {
              version: base_version + 1,
              fields: written,
              documents,
              updated_by: by,
              updated_at: at,
            };
            for (const look of this.onStored) look(by, before);
            return { ok: true, saved: this.stored };
          },
          read: async () => this.stored,
        }),
      ...this.ports,
    };
  }
}

const storeOn = (desk: Desk, by: string) => new DraftStore(caseDraft, desk.portsOf(by), desk.stored);

describe('the draft of an answer', () => {
  test('typed answers are saved after the pause, and the time is shown', async () => {
    const desk = new Desk();
    const store = storeOn(desk, 'Maria');
    store.change('fields/name', 'A');
    store.change('fields/name', 'AB');
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 1, fields: { name: 'AB' } });
    expect(store.state().status).toEqual({ kind: 'saved', at });
  });

  test('prefilled values are not saved until they are changed', async () => {
    const desk = new Desk();
    const store = new DraftStore(caseDraft, desk.portsOf('Maria'), { ...empty, fields: { name: 'A' } });
    await store.flush();
    expect(desk.stored.version).toBe(0);
    store.change('fields/name', 'B');
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 1, fields: { name: 'B' } });
  });

  test('a failed save is retried and loses nothing', async () => {
    const desk = new Desk();
    const store = storeOn(desk, 'Maria');
    desk.fail = true;
    store.change('fields/name', 'A');
    await store.flush();
    expect(store.state().status).toEqual({ kind: 'failed' });
    store.change('fields/email', 'a@a.example');
    desk.fail = false;
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A', email: 'a@a.example' });
  });

  test('two people in two fields are merged without a question', async () => {
    const desk = new Desk();
    const [maria, otto] = [storeOn(desk, 'Maria'), storeOn(desk, 'Otto')];
    maria.change('fields/name', 'A');
    await desk.rest();
    otto.change('fields/email', 'a@a.example');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A', email: 'a@a.example' });
  });

  test('two people in one field: nothing is overwritten until one chooses', async () => {
    const desk = new Desk();
    const [maria, otto] = [storeOn(desk, 'Maria'), storeOn(desk, 'Otto')];
    maria.change('fields/name', 'A');
    await desk.rest();
    otto.change('fields/name', 'B');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A' });
    expect(otto.state()).toMatchObject({
      draft: { fields: { name: 'B' } },
      conflicts: { 'fields/name': { yours: 'B', theirs: 'A', stamp: { by: 'Maria', at } } },
    });
    otto.choose('fields/name', 'mine');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'B' });
  });

  test('after taking the other’s answer nothing is left to save, and the status says so', async () => {
    const desk = new Desk();
    const [maria, otto] = [storeOn(desk, 'Maria'), storeOn(desk, 'Otto')];
    maria.change('fields/name', 'A');
    await desk.rest();
    otto.change('fields/name', 'B');
    await desk.rest();
    otto.choose('fields/name', 'theirs');
    await desk.rest();
    expect(otto.state()).toMatchObject({ draft: { fields: { name: 'A' } }, status: { kind: 'saved' } });
    expect(otto.state().conflicts).toEqual({});
    expect(desk.stored.version).toBe(1);
  });

  test('changes stored by the browser are applied over the saved draft after a reload', async () => {
    const desk = new Desk();
    desk.stored = { ...empty, version: 3, fields: { name: 'A', email: 'x' } };
    const store = storeOn(desk, 'Maria');
    desk.kept = { 'fields/email': { value: 'xy', base: 'x' } };
    store.restore();
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 4, fields: { name: 'A', email: 'xy' } });
  });

  test('an answer that waited in the browser for an empty field overwrites no colleague’s, though saving failed', async () => {
    const desk = new Desk();
    desk.stored = { ...empty, version: 1, fields: { name: 'Otto’s' }, updated_by: 'Otto' };
    // The field had no value, and JSON leaves that out.
    desk.kept = { 'fields/name': { value: 'M' }, 'fields/email': { value: 'm@m.example' } };
    const maria = storeOn(desk, 'Maria');
    desk.fail = true;
    maria.restore();
    await maria.flush();
    maria.change('fields/name', 'Maria’s');
    desk.fail = false;
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'Otto’s', email: 'm@m.example' });
    expect(maria.state().conflicts).toMatchObject({ 'fields/name': { yours: 'Maria’s', theirs: 'Otto’s' } });
  });

  test('in 1,000 random interleavings of two people no unread answer is overwritten', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      name: fc.constantFrom('a', 'b'),
      rest: fc.boolean(),
      mine: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const desk = new Desk();
        const people = ['Maria', 'Otto'].map((by) => watch(desk, by));
        let typed = 0;
        for (const { who, name, rest, mine } of steps) {
          typed += 1;
          const person = people[who];
          const [open] = Object.keys(person?.store.state().conflicts ?? {});
          if (mine && open) person?.store.choose(open, 'mine');
          else person?.store.change(pathOfField(name), `text ${typed}`);
          if (rest) await desk.rest();
        }
        await desk.rest();
        for (const { unseen, store } of people) {
          expect(unseen).toEqual([]);
          const { conflicts, draft, status } = store.state();
          const isOpen = Object.keys(conflicts).length > 0;
          const isInStep = draft.version === desk.stored.version;
          expect(status.kind).toBe('saved');
          expect(isOpen || !isInStep || same(draft.fields, desk.stored.fields)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** A store with everything that its person was shown, and what it overwrote without showing it first. */
function watch(desk: Desk, by: string) {
  const shown = new Set<string>();
  const unseen: unknown[] = [];
  desk.onStored.push((writer, before) => {
    if (writer !== by || before.updated_by === by) return;
    for (const [name, value] of Object.entries(before.fields))
      if (!same(value, desk.stored.fields[name]) && !shown.has(String(value))) unseen.push({ name, value });
  });
  const store = storeOn(desk, by);
  store.subscribe(() => {
    const { draft, conflicts } = store.state();
    const theirs = Object.values(conflicts).map((conflict) => conflict.theirs);
    for (const value of [...Object.values(draft.fields), ...theirs]) shown.add(String(value));
  });
  return { store, unseen };
}

const stored = (fields: Record<string, unknown>, documents: string[] = []): SavedDraft => ({
  ...{ version: 2, updated_by: 'Otto', updated_at: at },
  fields,
  documents,
});

/** The value that somebody typed over `base`. */
const typed = (base: Record<string, unknown>, mine: Record<string, unknown>): Changes =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(mine)])]
      .filter((name) => !same(mine[name], base[name]))
      .map((name) => [pathOfField(name), { value: mine[name], base: base[name] }]),
  );

const merged = (
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
) => {
  const { draft, conflicts } = mergeDraft(typed(base, mine), stored(theirs));
  return { fields: draft.fields, conflicts: conflicts.map(({ path }) => path) };
};

describe('mergeDraft', () => {
  test('a colleague’s change is taken over, mine stays', () => {
    const base = { name: 'A', email: 'a@a.example' };
    expect(merged(base, { ...base, name: 'B' }, { ...base, email: 'c@c.example' })).toEqual({
      fields: { name: 'B', email: 'c@c.example' },
      conflicts: [],
    });
  });

  test('a field that both changed differently stays theirs until a person chooses', () => {
    expect(merged({ name: 'A' }, { name: 'B' }, { name: 'C' })).toEqual({
      fields: { name: 'C' },
      conflicts: ['fields/name'],
    });
  });

  test('the same change by both is not a conflict', () => {
    const address = { city: 'Austin', region: 'TX' };
    expect(merged({}, { address }, { address: { region: 'TX', city: 'Austin' } }).conflicts).toEqual([]);
  });

  test('an answer that a colleague removed is removed, unless I changed it', () => {
    expect(merged({ name: 'A' }, { name: 'A' }, {}).fields.name).toBeUndefined();
    expect(merged({ name: 'A' }, { name: 'B' }, {}).conflicts).toEqual(['fields/name']);
  });

  test('documents of both are kept', () => {
    const changes = { documents: { value: ['1', '2'], base: ['1'] } };
    expect(mergeDraft(changes, stored({}, ['1', '3'])).draft.documents).toEqual(['1', '3', '2']);
    expect(mergeDraft({ documents: { value: [], base: ['1'] } }, stored({}, ['1'])).draft.documents).toEqual(
      [],
    );
  });

  test('none of my changes is lost, and none of theirs without a conflict', () => {
    const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3', ''));
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const { fields, conflicts } = merged(base, mine, theirs);
        for (const name of ['a', 'b', 'c']) {
          const isOpen = conflicts.includes(pathOfField(name));
          if (!same(mine[name], base[name])) expect(isOpen || same(fields[name], mine[name])).toBe(true);
          if (!same(theirs[name], base[name])) expect(same(fields[name], theirs[name])).toBe(true);
        }
      }),
    );
  });
});
