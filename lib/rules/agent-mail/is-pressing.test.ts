import { expect, test } from 'vitest';
import { isPressing } from '#lib/rules/agent-mail/is-pressing';

const served = { type: 'service_of_process', read: false, withdrawn_at: null } as const;

test('unread service of process presses; read, withdrawn or other mail does not', () => {
  expect(isPressing(served)).toBe(true);
  expect(isPressing({ ...served, read: true })).toBe(false);
  expect(isPressing({ ...served, withdrawn_at: '2026-11-20T15:00:00.000Z' })).toBe(false);
  expect(isPressing({ ...served, type: 'notice' })).toBe(false);
});
