import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDraft, same } from '#components/cases/merge-draft.ts';

describe('mergeDraft', () => {
  test('what only a colleague changed is taken over, what only I changed stays', () => {
    const base = { name: 'A', email: 'a@a.example' };
    expect(mergeDraft(base, { ...base, name: 'B' }, { ...base, email: 'c@c.example' })).toEqual({
      answers: { name: 'B', email: 'c@c.example' },
      conflicts: [],
    });
  });

  test('a field that both changed otherwise is a conflict and keeps mine until a person chooses', () => {
    expect(mergeDraft({ name: 'A' }, { name: 'B' }, { name: 'C' })).toEqual({
      answers: { name: 'B' },
      conflicts: ['name'],
    });
  });

  test('the same change by both is none', () => {
    const address = { city: 'Austin', region: 'TX' };
    expect(mergeDraft({}, { address }, { address: { region: 'TX', city: 'Austin' } }).conflicts).toEqual([]);
  });

  test('an answer that a colleague removed goes, unless I changed it', () => {
    expect(mergeDraft({ name: 'A' }, { name: 'A' }, {}).answers.name).toBeUndefined();
    expect(mergeDraft({ name: 'A' }, { name: 'B' }, {})).toEqual({
      answers: { name: 'B' },
      conflicts: ['name'],
    });
  });

  test('no change of mine is ever lost, and no change of theirs without a word', () => {
    const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3', ''));
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const merge = mergeDraft(base, mine, theirs);
        for (const name of ['a', 'b', 'c']) {
          const kept = merge.answers[name];
          if (!same(mine[name], base[name])) expect(same(kept, mine[name])).toBe(true);
          if (!same(theirs[name], base[name]) && !same(kept, theirs[name]))
            expect(merge.conflicts).toContain(name);
        }
      }),
    );
  });
});
