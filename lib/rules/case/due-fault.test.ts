import { expect, test } from 'vitest';
import { dueFault } from '#lib/rules/case/due-fault';

const now = new Date('2026-11-21T23:59:59.000Z');

test.each([
  ['2026-11-21T23:59:58.999Z', true],
  ['2026-11-21T23:59:59.000Z', true],
  ['2026-11-21T23:59:59.001Z', false],
  ['2026-11-21T18:00:00-06:00', false],
])('an answer that is due at %s is late from the start: %s', (due, late) => {
  expect(dueFault(due, now) !== null).toBe(late);
});
