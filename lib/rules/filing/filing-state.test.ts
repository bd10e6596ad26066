import { describe, expect, test } from 'vitest';
import { FilingStatus } from '#lib/contract/filing';
import { advanceFiling, canCancelFiling } from '#lib/rules/filing/filing-state';

const next: Record<FilingStatus, FilingStatus | null> = {
  queued: 'ready_to_file',
  ready_to_file: 'processing',
  processing: 'filed',
  filed: 'completed',
  completed: null,
  canceled: null,
};

const cancelable: Record<FilingStatus, boolean> = {
  queued: true,
  ready_to_file: true,
  processing: false,
  filed: false,
  completed: false,
  canceled: false,
};

describe.each(FilingStatus.options)('a %s filing', (status) => {
  test(`advances to ${next[status] ?? 'nothing'}`, () => {
    const move = advanceFiling(status, { openCases: 0 });
    if (next[status] === null) expect(move).toMatchObject({ ok: false, reason: 'terminal' });
    else expect(move).toEqual({ ok: true, next: next[status] });
  });

  test('does not advance with an open case', () => {
    const reason = next[status] === null ? 'terminal' : 'open_case';
    expect(advanceFiling(status, { openCases: 1 })).toMatchObject({ ok: false, reason });
    expect(advanceFiling(status, { openCases: 3 })).toMatchObject({ ok: false, reason });
  });

  test.runIf(next[status] !== null)('says how many cases it waits for', () => {
    const detail = (openCases: number) => {
      const move = advanceFiling(status, { openCases });
      return move.ok ? null : move.detail;
    };
    expect(detail(1)).toBe('The filing has an open case and waits until it is closed.');
    expect(detail(2)).toBe('The filing has 2 open cases and waits until they are closed.');
  });

  test(`can${cancelable[status] ? '' : 'not'} be canceled`, () => {
    expect(canCancelFiling(status)).toBe(cancelable[status]);
  });
});
