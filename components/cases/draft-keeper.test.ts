import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DraftKeeper,
  type DraftPorts,
  type SavedDraft,
  type SaveOutcome,
} from '#components/cases/draft-keeper.ts';
import { same } from '#components/cases/merge-draft.ts';

const at = '2026-11-21T10:42:00.000Z';
const empty: SavedDraft = { version: 0, fields: {}, documents: [], by: '', at };

/** The server's rule: a draft is saved by who has seen the last version. */
class Desk {
  stored: SavedDraft = empty;
  fail = false;
  waiting: (() => void)[] = [];

  portsOf(by: string): DraftPorts {
    return {
      save: async ({ base_version, fields, documents }): Promise<SaveOutcome> => {
        if (this.fail) return { ok: false, why: 'failed' };
        if (base_version !== this.stored.version) return { ok: false, why: 'conflict' };
        const written = JSON.parse(JSON.stringify(fields));
        this.stored = { version: base_version + 1, fields: written, documents, by, at };
        return { ok: true, saved: this.stored };
      },
      read: async () => this.stored,
      later: (_, act) => {
        this.waiting.push(act);
        return () => {
          this.waiting = this.waiting.filter((other) => other !== act);
        };
      },
    };
  }

  /** Lets every pause pass. */
  async rest(): Promise<void> {
    while (this.waiting.length > 0) {
      const acts = this.waiting;
      this.waiting = [];
      for (const act of acts) act();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

const keeperOn = (desk: Desk, by: string) => new DraftKeeper(desk.portsOf(by), desk.stored);

describe('DraftKeeper', () => {
  test('what was typed is stored after the pause, and the time of it is told', async () => {
    const desk = new Desk();
    const keeper = keeperOn(desk, 'Maria');
    keeper.change('name', 'A');
    keeper.change('name', 'AB');
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 1, fields: { name: 'AB' } });
    expect(keeper.state().status).toEqual({ kind: 'saved', at });
  });

  test('what the form was filled with is not saved until it is changed', async () => {
    const desk = new Desk();
    const keeper = new DraftKeeper(desk.portsOf('Maria'), { ...empty, fields: { name: 'A' } });
    await keeper.save();
    expect(desk.stored.version).toBe(0);
    keeper.change('name', 'B');
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 1, fields: { name: 'B' } });
  });

  test('a save that fails is tried again and loses nothing', async () => {
    const desk = new Desk();
    const keeper = keeperOn(desk, 'Maria');
    desk.fail = true;
    keeper.change('name', 'A');
    await keeper.save();
    expect(keeper.state().status).toEqual({ kind: 'failed' });
    keeper.change('email', 'a@a.example');
    desk.fail = false;
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A', email: 'a@a.example' });
  });

  test('two people on two fields come together without a question', async () => {
    const desk = new Desk();
    const [maria, otto] = [keeperOn(desk, 'Maria'), keeperOn(desk, 'Otto')];
    maria.change('name', 'A');
    await desk.rest();
    otto.change('email', 'a@a.example');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A', email: 'a@a.example' });
  });

  test('two people on one field: nothing is overwritten until one chooses', async () => {
    const desk = new Desk();
    const [maria, otto] = [keeperOn(desk, 'Maria'), keeperOn(desk, 'Otto')];
    maria.change('name', 'A');
    await desk.rest();
    otto.change('name', 'B');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'A' });
    expect(otto.state()).toMatchObject({
      answers: { name: 'B' },
      conflicts: { name: 'A' },
      status: { kind: 'conflict', by: 'Maria' },
    });
    otto.choose('name', 'mine');
    await desk.rest();
    expect(desk.stored.fields).toEqual({ name: 'B' });
  });

  test('who takes the answer of the other has nothing left to save, and is told so', async () => {
    const desk = new Desk();
    const [maria, otto] = [keeperOn(desk, 'Maria'), keeperOn(desk, 'Otto')];
    maria.change('name', 'A');
    await desk.rest();
    otto.change('name', 'B');
    await desk.rest();
    otto.choose('name', 'theirs');
    await desk.rest();
    expect(otto.state()).toMatchObject({ answers: { name: 'A' }, conflicts: {}, status: { kind: 'saved' } });
    expect(desk.stored.version).toBe(1);
  });

  test('what a browser kept over a reload is put on top of what was stored', async () => {
    const desk = new Desk();
    desk.stored = { ...empty, version: 3, fields: { name: 'A', email: 'x' } };
    const keeper = keeperOn(desk, 'Maria');
    keeper.restore({ name: 'A', email: 'xy' }, [], { name: 'A', email: 'x' });
    await desk.rest();
    expect(desk.stored).toMatchObject({ version: 4, fields: { name: 'A', email: 'xy' } });
  });

  test('in 1,000 random courses of two people no answer is overwritten that its writer has not seen', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      name: fc.constantFrom('a', 'b'),
      rest: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const desk = new Desk();
        const people = ['Maria', 'Otto'].map((by) => watch(desk, by));
        let typed = 0;
        for (const { who, name, rest } of steps) {
          typed += 1;
          people[who]?.keeper.change(name, `text ${typed}`);
          if (rest) await desk.rest();
        }
        await desk.rest();
        for (const { unseen, keeper } of people) {
          expect(unseen).toEqual([]);
          const { conflicts, answers } = keeper.state();
          const isOpen = Object.keys(conflicts).length > 0;
          const isInStep = keeper.base().version === desk.stored.version;
          expect(isOpen || !isInStep || same(answers, desk.stored.fields)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** A keeper with everything that its person was shown, and what it overwrote without showing it first. */
function watch(desk: Desk, by: string) {
  const shown = new Set<string>();
  const unseen: unknown[] = [];
  const ports = desk.portsOf(by);
  const keeper: DraftKeeper = new DraftKeeper(
    {
      ...ports,
      save: async (draft) => {
        const before = desk.stored;
        const outcome = await ports.save(draft);
        if (!outcome.ok || before.by === by) return outcome;
        for (const [name, value] of Object.entries(before.fields)) {
          if (!same(value, desk.stored.fields[name]) && !shown.has(String(value)))
            unseen.push({ name, value });
        }
        return outcome;
      },
    },
    desk.stored,
  );
  keeper.subscribe(() => {
    const { answers, conflicts } = keeper.state();
    for (const value of [...Object.values(answers), ...Object.values(conflicts)]) shown.add(String(value));
  });
  return { keeper, unseen };
}
