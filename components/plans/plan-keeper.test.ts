import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlanKeeper } from '#components/plans/plan-keeper.ts';
import type { KeeperPorts, Pending, PlanSaveOutcome } from '#components/plans/plan-keeper-ports.ts';
import { withValue } from '#components/plans/plan-path.ts';
import type { Plan, PlanChange, PlanConflict } from '#lib/contract/plan';

const at = '2026-11-21T10:42:00.000Z';

const draft: Plan = {
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
    },
  ],
  stamps: {},
};

/** The service's rule: an answer written since the writer saw it is not overwritten. */
class Desk {
  plan = draft;
  down = false;
  waiting: (() => void)[] = [];
  kept: Pending = {};
  sent: PlanChange[][] = [];

  ports(by: string): KeeperPorts {
    return {
      save: async (changes) => this.save(by, changes),
      keep: (pending) => {
        this.kept = pending;
      },
      later: (_, act) => {
        this.waiting.push(act);
        return () => {
          this.waiting = this.waiting.filter((other) => other !== act);
        };
      },
    };
  }

  save(by: string, changes: PlanChange[]): PlanSaveOutcome {
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
    return { ok: true, result: { plan, conflicts } };
  }

  async rest(): Promise<void> {
    while (this.waiting.length > 0) {
      const acts = this.waiting;
      this.waiting = [];
      for (const act of acts) act();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe('PlanKeeper', () => {
  test('one save carries all that was typed in the pause, in its last state', async () => {
    const desk = new Desk();
    const keeper = new PlanKeeper(desk.ports('Maria'), desk.plan);
    keeper.change('answers/email', 'a');
    keeper.change('answers/email', 'ab');
    keeper.change('answers/phone', '1');
    await desk.rest();
    expect(desk.sent).toHaveLength(1);
    expect(desk.plan.answers).toEqual({ email: 'ab', phone: '1' });
    expect(keeper.state().status).toEqual({ kind: 'saved', at });
    expect(desk.kept).toEqual({});
  });

  test('what was typed is shown before it is saved, and kept until it is', async () => {
    const desk = new Desk();
    desk.down = true;
    const keeper = new PlanKeeper(desk.ports('Maria'), desk.plan);
    keeper.change('answers/email', 'a');
    expect(keeper.state().plan.answers).toEqual({ email: 'a' });
    expect(await keeper.flush()).toBe(false);
    expect(keeper.state().status.kind).toBe('failed');
    expect(desk.kept).toEqual({ 'answers/email': { value: 'a', base: 1 } });

    desk.down = false;
    const reopened = new PlanKeeper(desk.ports('Maria'), desk.plan);
    reopened.restore(desk.kept);
    await desk.rest();
    expect(desk.plan.answers).toEqual({ email: 'a' });
  });

  test('what is typed while a save is on its way is saved too before the form goes on', async () => {
    const desk = new Desk();
    const ports = desk.ports('Maria');
    const typing = ['ab', 'abc'];
    const keeper = new PlanKeeper(
      {
        ...ports,
        save: async (changes) => {
          const more = typing.shift();
          if (more) keeper.change('answers/email', more);
          return ports.save(changes);
        },
      },
      desk.plan,
    );
    keeper.change('answers/email', 'a');
    expect(await keeper.flush()).toBe(true);
    expect(desk.plan.answers).toEqual({ email: 'abc' });
    expect(desk.waiting).toEqual([]);
  });

  test('two people on one answer: nothing is overwritten, both values are there, one choice settles it', async () => {
    const desk = new Desk();
    const maria = new PlanKeeper(desk.ports('Maria'), desk.plan);
    const dana = new PlanKeeper(desk.ports('Dana'), desk.plan);
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

  test('theirs is taken by one press, and shown', async () => {
    const desk = new Desk();
    const maria = new PlanKeeper(desk.ports('Maria'), desk.plan);
    const dana = new PlanKeeper(desk.ports('Dana'), desk.plan);
    maria.change('answers/purpose', 'Freight');
    await maria.flush();
    dana.change('answers/purpose', 'Trucking');
    await dana.flush();
    dana.choose('answers/purpose', 'theirs');
    expect(dana.state().plan.answers.purpose).toBe('Freight');
  });

  test('a change from elsewhere is shown with its writer, and leaves what is typed here alone', async () => {
    const desk = new Desk();
    const maria = new PlanKeeper(desk.ports('Maria'), desk.plan);
    const dana = new PlanKeeper(desk.ports('Dana'), desk.plan);
    maria.change('answers/email', 'half');
    dana.change('answers/phone', '1');
    await dana.flush();
    maria.receive(desk.plan);
    expect(maria.state().remote).toMatchObject({ by: 'Dana', path: 'answers/phone' });
    expect(maria.state().plan.answers).toEqual({ email: 'half', phone: '1' });
  });

  test('a tier and a cleared answer go to their own places', async () => {
    const desk = new Desk();
    const keeper = new PlanKeeper(desk.ports('Maria'), desk.plan);
    keeper.change('states/US-TX/expedited_tier', 'expedited');
    keeper.change('states/US-TX/answers/ein', '12-3456789');
    await keeper.flush();
    keeper.change('states/US-TX/answers/ein', null);
    await keeper.flush();
    expect(desk.plan.states[0]).toMatchObject({ expedited_tier: 'expedited', answers: {} });
  });

  test('in any order of typing, saving and looking, a colleague’s value is replaced only by who had seen it', async () => {
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
          keeper: new PlanKeeper(desk.ports(String(who)), desk.plan),
          /** Version of the plan on the screen when the typing in an answer began. */
          began: new Map<string, number>(),
        }));
        for (const { who, act, path, value } of steps) {
          const person = people[who];
          if (!person) continue;
          const { keeper, began } = person;
          if (act === 'look') keeper.receive(desk.plan);
          if (act === 'type') {
            if (!began.has(path)) began.set(path, keeper.state().plan.version);
            keeper.change(path, value);
          }
          if (act !== 'save') continue;
          const before = desk.plan.stamps;
          await keeper.flush();
          for (const [written, stamp] of Object.entries(desk.plan.stamps)) {
            const replaced = before[written];
            if (!replaced || replaced === stamp || replaced.by === String(who)) continue;
            expect(replaced.version).toBeLessThanOrEqual(began.get(written) ?? 0);
          }
          for (const written of [...began.keys()]) {
            if (!(written in keeper.state().conflicts)) began.delete(written);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
