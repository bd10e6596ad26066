import { describe, expect, test } from 'vitest';
import { stepsAhead } from '#components/filings/timeline-ahead.ts';
import { timelineEntries } from '#components/filings/timeline-entries.ts';
import type { Event, EventType } from '#lib/contract/event';

const at = '2026-11-21T09:30:00.000Z';

function event(type: EventType, object: Record<string, unknown>, over: Partial<Event> = {}): Event {
  return {
    id: `01970c5e-8f00-7c3a-9b1d-${type.length.toString().padStart(12, '0')}`,
    object: 'event',
    type,
    mode: 'test',
    created_at: at,
    sequence: 1,
    request_id: null,
    actor: { type: 'service', id: null, name: 'Statehouse' },
    data: { object, previous_attributes: null },
    ...over,
  };
}

const entryOf = (one: Event, personId: string | null = null) => timelineEntries([one], personId)[0];

describe('timelineEntries', () => {
  test('a completed filing shows its number and date', () => {
    const result = { registration_number: '805112398', registration_date: '2026-11-14', service_id: null };
    expect(entryOf(event('filing.completed', { result }))).toMatchObject({
      title: 'Completed',
      detail: 'Registered with number 805112398 on 14 Nov',
    });
  });

  test('a charge shows the amount', () => {
    const charged = { total: { amount: 1765.5, currency: 'USD' }, items: [] };
    expect(entryOf(event('filing.charged', { charged }))).toMatchObject({
      title: 'Charged',
      detail: '1,765.50 USD, taken by the state',
    });
  });

  test('a corrected charge does not read as a second one', () => {
    const of = (amount: number) => ({ total: { amount, currency: 'USD' }, items: [] });
    const corrected = event('filing.charged', { charged: of(770.23) });
    corrected.data.previous_attributes = { charged: of(770.25) };
    expect(entryOf(corrected)).toMatchObject({
      title: 'Charge corrected',
      detail: '770.23 USD in all, taken by the state, instead of 770.25 USD',
    });
    corrected.data.previous_attributes = { charged: of(770.23) };
    expect(entryOf(corrected)?.detail).toBe('770.23 USD in all, taken by the state');
    corrected.data.previous_attributes = { charged: null };
    expect(entryOf(corrected)?.title).toBe('Charged');
  });

  test('a cancellation shows who and why', () => {
    expect(
      entryOf(event('filing.canceled', { canceled_by: 'partner', status_reason: 'The client withdrew.' })),
    ).toMatchObject({ title: 'Canceled by you', reason: 'The client withdrew.' });
  });

  test('a case that was sent back is shown as reopened, with its due date and link', () => {
    const object = {
      id: 'c1',
      status: 'needs_response',
      summary: 'One address',
      due_at: '2026-11-26T17:00:00.000Z',
    };
    expect(entryOf(event('case.updated', object))).toMatchObject({
      title: 'Sent back for another answer',
      detail: 'One address',
      due: '2026-11-26T17:00:00.000Z',
      caseId: 'c1',
      tone: 'you',
    });
  });

  test('the reader is "you", a colleague has a name, and a key is shown as a key', () => {
    const person = { actor: { type: 'person', id: 'p1', name: 'Dana Reyes' } } as const;
    expect(entryOf(event('filing.created', {}, person), 'p1')?.actor).toBe('you');
    expect(entryOf(event('filing.created', {}, person), 'p2')?.actor).toBe('Dana Reyes');
    const key = { actor: { type: 'api_key', id: 'k1', name: 'Back office' } } as const;
    expect(entryOf(event('filing.created', {}, key))?.actor).toBe('key “Back office”');
  });

  test('an update that changed no name is not a step', () => {
    expect(entryOf(event('filing.updated', { legal_name: 'A, LLC' }))).toBeUndefined();
  });
});

describe('stepsAhead', () => {
  test('the expected days are shown at their step', () => {
    const expected = { from: '2026-12-01', to: '2026-12-06' };
    expect(stepsAhead({ status: 'processing', expected, now: at })).toEqual([
      { status: 'filed', title: 'Filed', when: 'expected 1–6 Dec' },
      { status: 'completed', title: 'Completed', when: 'not yet' },
    ]);
    expect(stepsAhead({ status: 'filed', expected, now: at })).toEqual([
      { status: 'completed', title: 'Completed', when: 'expected 1–6 Dec' },
    ]);
  });

  test('past days are shown as past, and none while an answer is awaited', () => {
    const expected = { from: '2026-11-03', to: '2026-11-06' };
    expect(stepsAhead({ status: 'filed', expected, now: at })[0]?.when).toBe('was expected 3–6 Nov');
    expect(
      stepsAhead({ status: 'processing', expected, waitsForYou: true, now: at }).map(({ when }) => when),
    ).toEqual(['after your answer', 'not yet']);
  });

  test('an ended filing has no further steps', () => {
    expect(stepsAhead({ status: 'completed', expected: null, now: at })).toEqual([]);
    expect(stepsAhead({ status: 'canceled', expected: null, now: at })).toEqual([]);
  });
});
