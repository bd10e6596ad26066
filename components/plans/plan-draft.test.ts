import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DraftPorts, DraftStore, type SaveOutcome } from '#components/drafts/draft-store.ts';
import { goneFrom, planChanges, planConflicts, planDraft } from '#components/plans/plan-draft.ts';
import { withValue } from '#components/plans/plan-path.ts';
import type { PlanChange, PlanConflict, PlanDraft } from '#lib/contract/plan-draft';
import { PausedSaves } from '#lib/testing/paused-saves';

const at = '2026-11-21T10:42:00.000Z';

const draft: PlanDraft = {
  id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  object: 'plan',
  mode: 'test',
  created_at: at,
  updated_at: at,
  created_by: 'Maria',
  updated_by: 'Maria',
  type: 'foreign_qualification',
  business_id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1f',
  business_name: 'Northwind Freight, LLC',
  version: 1,
  status: 'draft',
  answers: {},
  states: [
    {
      jurisdiction: 'US-TX',
      answers: {},
      expedited_tier: null,
      effective_date: null,
      idempotency_key: 'key',
      filing_id: null,
      status: 'draft',
      refusal: null,
    },
  ],
  stamps: {},
  priced_on: '2026-11-21',
};

/** The service's rule: an answer that changed after the writer saw it is not overwritten. */
class Desk extends PausedSaves {
  plan = draft;
  down = false;
  sent: PlanChange[][] = [];

  portsOf(by: string): DraftPorts<PlanDraft> {
    return {
      save: async (changes) => this.save(by, planChanges(changes)),
      ...this.ports,
    };
  }

  save(by: string, changes: PlanChange[]): SaveOutcome<PlanDraft> {
    if (this.down) return { ok: false, why: 'failed' };
    this.sent.push(changes);
    const conflicts: PlanConflict[] = [];
    const version = this.plan.version + 1;
    let { plan } = this;
    for (const { path, value, base_version } of changes) {
      const stamp = plan.stamps[path];
      if (stamp && stamp.version > base_version) {
        conflicts.push({ path, yours: value, theirs: plan.answers[path.slice(8)], stamp });
      } else {
        plan = withValue(plan, path, value);
        plan = { ...plan, version, stamps: { ...plan.stamps, [path]: { version, by, at } } };
      }
    }
    this.plan = plan;
    return { ok: true, saved: plan, conflicts: planConflicts({ plan, conflicts }) };
  }
}

const storeOf = (desk: Desk, by: string) => new DraftStore(planDraft, desk.portsOf(by), desk.plan);

describe('the draft of a plan', () => {
  test('one save has everything typed during the pause, in its last state', async () => {
    const desk = new Desk();
    const store = storeOf(desk, 'Maria');
    store.change('answers/email', 'a');
    store.change('answers/email', 'ab');
    store.change('answers/phone', '1');
    await desk.rest();
    expect(desk.sent).toHaveLength(1);
    expect(desk.plan.answers).toEqual({ email: 'ab', phone: '1' });
    expect(store.state().status).toEqual({ kind: 'saved', at });
    expect(desk.kept).toBeNull();
  });

  test('typed answers are shown before they are saved, and kept until they are', async () => {
    const desk = new Desk();
    desk.down = true;
    const store = storeOf(desk, 'Maria');
    store.change('answers/email', 'a');
    expect(store.state().draft.answers).toEqual({ email: 'a' });
    expect(await store.flush()).toBe(false);
    expect(store.state().status.kind).toBe('failed');
    expect(desk.kept).toEqual({ 'answers/email': { value: 'a', base: 1 } });

    desk.down = false;
    const reopened = storeOf(desk, 'Maria');
    reopened.restore();
    await desk.rest();
    expect(desk.plan.answers).toEqual({ email: 'a' });
  });

  test('why nothing is saved stays in sight while the browser tries again', async () => {
    const desk = new Desk();
    const shown: string[] = [];
    const store = storeOf(desk, 'Maria');
    desk.down = true;
    store.change('answers/email', 'a');
    await store.flush();
    store.subscribe(() => shown.push(store.state().status.kind));
    await store.flush();
    store.change('answers/email', 'ab');
    await store.flush();
    expect(new Set(shown)).toEqual(new Set(['failed']));

    desk.down = false;
    await store.flush();
    expect(shown.at(-1)).toBe('saved');
  });

  test('a save that gets no answer is not said to go on for good, until the answer comes after all', async () => {
    const desk = new Desk();
    const ports = desk.portsOf('Maria');
    const { promise: silence, resolve: answer } = Promise.withResolvers<void>();
    const save: typeof ports.save = (...given) => silence.then(() => ports.save(...given));
    const store = new DraftStore(planDraft, { ...ports, save }, desk.plan);
    store.change('answers/email', 'a');
    await desk.rest();
    expect(store.state().status.kind).toBe('unanswered');
    expect(desk.kept).toEqual({ 'answers/email': { value: 'a', base: 1 } });
    answer();
    expect(await store.flush()).toBe(true);
    expect(store.state().status.kind).toBe('saved');
    expect(desk.waiting).toEqual([]);
  });

  test('of two tabs that cannot save neither overwrites what the browser keeps of the other', async () => {
    const desk = new Desk();
    desk.down = true;
    const [one, other] = [storeOf(desk, 'Maria'), storeOf(desk, 'Maria')];
    one.change('answers/email', 'a');
    other.change('answers/phone', '1');
    other.change('answers/phone', '12');
    await Promise.all([one.flush(), other.flush()]);
    desk.down = false;
    const reopened = storeOf(desk, 'Maria');
    reopened.restore();
    await reopened.flush();
    expect(desk.plan.answers).toEqual({ email: 'a', phone: '12' });
    expect(desk.kept).toBeNull();
  });

  test('a refused answer is saved once it is corrected, and never stops what is typed after it', async () => {
    const desk = new Desk();
    const ports = desk.portsOf('Maria');
    const tooLong = { ok: false, why: 'refused', detail: 'Shorten it.', gone: [] } as const;
    const save: typeof ports.save = async (changes, saved) =>
      String(changes['answers/purpose']?.value).length > 9 ? tooLong : ports.save(changes, saved);
    const store = new DraftStore(planDraft, { ...ports, save }, desk.plan);
    store.change('answers/purpose', 'Freight and storage');
    expect(await store.flush()).toBe(false);
    expect(store.state().status).toEqual({ kind: 'refused', detail: 'Shorten it.' });
    expect(desk.waiting).toEqual([]);
    store.change('answers/purpose', 'Freight');
    store.change('answers/phone', '1');
    await desk.rest();
    expect(desk.plan.answers).toEqual({ purpose: 'Freight', phone: '1' });
    expect(store.state().status.kind).toBe('saved');
  });

  test('an answer for a state that was sent or removed meanwhile does not hold back the others, and is named', async () => {
    const desk = new Desk();
    const ports = desk.portsOf('Maria');
    const store = new DraftStore(
      planDraft,
      {
        ...ports,
        save: async (given, saved) => {
          const changes = planChanges(given);
          const errors = changes.flatMap(({ path }, index) =>
            path.startsWith('states/US-OH')
              ? [{ pointer: `/changes/${index}/path`, code: 'already_submitted', detail: 'US-OH was sent.' }]
              : [],
          );
          if (errors.length === 0) return ports.save(given, saved);
          return { ok: false, why: 'refused', ...goneFrom(changes, { errors, detail: errors.join() }) };
        },
      },
      desk.plan,
    );
    store.change('answers/phone', '1');
    store.change('states/US-OH/answers/county', 'Ross');
    expect(await store.flush()).toBe(true);
    expect(desk.plan.answers).toEqual({ phone: '1' });
    expect(store.state()).toMatchObject({ status: { kind: 'saved' }, lost: expect.stringContaining('Ohio') });
    expect(desk.kept).toBeNull();
  });

  test('answers typed during a save are saved too before the form continues', async () => {
    const desk = new Desk();
    const ports = desk.portsOf('Maria');
    const typing = ['ab', 'abc'];
    const store = new DraftStore(
      planDraft,
      {
        ...ports,
        save: async (changes, saved) => {
          const more = typing.shift();
          if (more) store.change('answers/email', more);
          return ports.save(changes, saved);
        },
      },
      desk.plan,
    );
    store.change('answers/email', 'a');
    expect(await store.flush()).toBe(true);
    expect(desk.plan.answers).toEqual({ email: 'abc' });
    expect(desk.waiting).toEqual([]);
  });

  test('two people in one answer: nothing is overwritten, both values are shown, and one choice resolves it', async () => {
    const desk = new Desk();
    const maria = storeOf(desk, 'Maria');
    const dana = storeOf(desk, 'Dana');
    maria.change('answers/purpose', 'Freight');
    await maria.flush();
    dana.change('answers/purpose', 'Trucking');
    dana.change('answers/phone', '1');
    expect(await dana.flush()).toBe(false);
    expect(desk.plan.answers).toEqual({ purpose: 'Freight', phone: '1' });
    expect(dana.state().conflicts['answers/purpose']).toMatchObject({
      yours: 'Trucking',
      theirs: 'Freight',
      stamp: { by: 'Maria' },
    });
    dana.choose('answers/purpose', 'mine');
    await desk.rest();
    expect(desk.plan.answers.purpose).toBe('Trucking');
    expect(dana.state().conflicts).toEqual({});
  });

  test('both values survive a reload, and a choice overwrites only what was shown', async () => {
    const desk = new Desk();
    const [maria, dana] = [storeOf(desk, 'Maria'), storeOf(desk, 'Dana')];
    maria.change('answers/purpose', 'Freight');
    await maria.flush();
    dana.change('answers/purpose', 'Trucking');
    await dana.flush();
    const reopened = storeOf(desk, 'Dana');
    reopened.restore();
    await desk.rest();
    expect(reopened.state().conflicts['answers/purpose']).toMatchObject({
      yours: 'Trucking',
      theirs: 'Freight',
    });

    maria.change('answers/purpose', 'Haulage');
    await maria.flush();
    reopened.receive(desk.plan);
    reopened.choose('answers/purpose', 'mine');
    await desk.rest();
    expect(desk.plan.answers.purpose).toBe('Haulage');
    expect(reopened.state().conflicts['answers/purpose']).toMatchObject({ theirs: 'Haulage' });
  });

  test('an answer started during another save does not overwrite later changes', async () => {
    const desk = new Desk();
    const ports = desk.portsOf('Maria');
    let isFirst = true;
    const store = new DraftStore(
      planDraft,
      {
        ...ports,
        save: async (changes, saved) => {
          if (isFirst) {
            store.change('answers/purpose', 'Freight');
            desk.save('Dana', [{ path: 'answers/purpose', value: 'Trucking', base_version: 1 }]);
          }
          isFirst = false;
          return ports.save(changes, saved);
        },
      },
      desk.plan,
    );
    store.change('answers/email', 'a');
    expect(await store.flush()).toBe(false);
    expect(desk.plan.answers).toEqual({ purpose: 'Trucking', email: 'a' });
  });

  test('their value is taken with one click, and shown', async () => {
    const desk = new Desk();
    const maria = storeOf(desk, 'Maria');
    const dana = storeOf(desk, 'Dana');
    maria.change('answers/purpose', 'Freight');
    await maria.flush();
    dana.change('answers/purpose', 'Trucking');
    await dana.flush();
    dana.choose('answers/purpose', 'theirs');
    expect(dana.state().draft.answers.purpose).toBe('Freight');
  });

  test('a change by someone else is shown with its author, and does not change typed text', async () => {
    const desk = new Desk();
    const maria = storeOf(desk, 'Maria');
    const dana = storeOf(desk, 'Dana');
    maria.change('answers/email', 'half');
    dana.change('answers/phone', '1');
    await dana.flush();
    maria.receive(desk.plan);
    expect(maria.state().remote).toMatchObject({ by: 'Dana', path: 'answers/phone' });
    expect(maria.state().draft.answers).toEqual({ email: 'half', phone: '1' });
  });

  test('a tier and a cleared answer are saved at their own paths', async () => {
    const desk = new Desk();
    const store = storeOf(desk, 'Maria');
    store.change('states/US-TX/expedited_tier', 'expedited');
    store.change('states/US-TX/answers/ein', '12-3456789');
    await store.flush();
    store.change('states/US-TX/answers/ein', null);
    await store.flush();
    expect(desk.plan.states[0]).toMatchObject({ expedited_tier: 'expedited', answers: {} });
  });

  test('in any order of typing, saving and reading, only a person who has read a colleague’s value can replace it', async () => {
    const step = fc.record({
      who: fc.constantFrom<0 | 1>(0, 1),
      act: fc.constantFrom('type', 'save', 'look'),
      path: fc.constantFrom('answers/a', 'answers/b'),
      value: fc.integer({ min: 0, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const desk = new Desk();
        const people = [0, 1].map((who) => ({
          store: storeOf(desk, String(who)),
          /** The version of the plan on the screen when the edit of an answer began. */
          began: new Map<string, number>(),
        }));
        for (const { who, act, path, value } of steps) {
          const person = people[who];
          if (!person) continue;
          const { store, began } = person;
          if (act === 'look') store.receive(desk.plan);
          if (act === 'type') {
            if (!began.has(path)) began.set(path, store.state().draft.version);
            store.change(path, value);
          }
          if (act !== 'save') continue;
          const before = desk.plan.stamps;
          await store.flush();
          for (const [written, stamp] of Object.entries(desk.plan.stamps)) {
            const replaced = before[written];
            if (!replaced || replaced === stamp || replaced.by === String(who)) continue;
            expect(replaced.version).toBeLessThanOrEqual(began.get(written) ?? 0);
          }
          for (const written of [...began.keys()]) {
            if (!(written in store.state().conflicts)) began.delete(written);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
