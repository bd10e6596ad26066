import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPlanChanges, type PlanAnswers } from '#lib/service/plan/apply-plan-change';
import { readPlanPath } from '#lib/service/plan/plan-path';

const places = [
  'answers/email',
  'answers/purpose',
  'states/US-TX/answers/email',
  'states/US-TX/expedited_tier',
];

// One step of one of two writers: read the current plan, or save values typed since the last read.
const step = fc.record({
  writer: fc.integer({ min: 0, max: 1 }),
  reads: fc.boolean(),
  edits: fc.array(
    fc.record({
      place: fc.constantFrom(...places),
      value: fc.option(fc.string({ minLength: 1, maxLength: 2 }), { nil: null }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type Values = Record<string, unknown>;

function valuesOf(plan: PlanAnswers): Values {
  const [state] = plan.states;
  return {
    'answers/email': plan.answers.email ?? null,
    'answers/purpose': plan.answers.purpose ?? null,
    'states/US-TX/answers/email': state?.answers.email ?? null,
    'states/US-TX/expedited_tier': state?.expedited_tier ?? null,
  };
}

test('in 1,000 random interleavings of two writers nothing unread is overwritten, and every conflict has both values', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 30 }), (steps) => {
      const plan: PlanAnswers = {
        version: 1,
        answers: {},
        stamps: {},
        states: [{ jurisdiction: 'US-TX', answers: {}, expedited_tier: null, effective_date: null }],
      };
      const seen = [0, 1].map(() => ({ version: 1, values: valuesOf(plan) }));
      for (const { writer, reads, edits } of steps) {
        const mine = seen[writer];
        if (!mine) continue;
        if (reads) {
          seen[writer] = { version: plan.version, values: valuesOf(plan) };
          continue;
        }
        const last = new Map(edits.map(({ place, value }) => [place, value]));
        const changes = [...last].map(([path, value]) => ({ path, value, base_version: mine.version }));
        const paths = changes.flatMap(({ path }) => readPlanPath(path) ?? []);
        const before = valuesOf(plan);
        const stamp = { version: plan.version + 1, by: `writer ${writer}`, at: '2026-11-20T15:00:00.000Z' };
        const { written, conflicts } = applyPlanChanges(plan, changes, paths, stamp);
        if (written.length > 0) plan.version += 1;
        const after = valuesOf(plan);
        for (const { path, value } of changes) {
          const conflict = conflicts.find((found) => found.path === path);
          if (conflict) {
            expect(after[path]).toEqual(before[path]);
            expect([conflict.yours, conflict.theirs]).toEqual([value, before[path]]);
          } else {
            expect(after[path]).toEqual(value);
            // A replaced value had been read, or was the same.
            if (before[path] !== value) expect(before[path]).toEqual(mine.values[path]);
          }
        }
        seen[writer] = { version: plan.version, values: after };
      }
    }),
    { numRuns: 1000 },
  );
});
