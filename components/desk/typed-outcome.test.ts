import { describe, expect, test } from 'vitest';
import {
  differenceOf,
  faultsOf,
  newRow,
  officeDocuments,
  outcomeOf,
  outcomeSoFar,
  totalsOf,
} from '#components/desk/typed-outcome.ts';
import type { Document } from '#lib/contract/document';
import type { FeeBreakdown } from '#lib/contract/fee';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const fee: FeeBreakdown = {
  base: usd(99),
  credit_card: usd(2.97),
  ach: usd(1),
  total: usd(101.97),
  items: [
    { component_type: 'base', name: 'default', ...usd(99) },
    { component_type: 'credit_card', name: 'default', ...usd(2.97) },
    { component_type: 'ach', name: 'default', ...usd(1) },
  ],
};
const typed = (...amounts: string[]) => {
  const outcome = outcomeSoFar(fee, null);
  return { ...outcome, rows: outcome.rows.map((row, at) => ({ ...row, typed: amounts[at] ?? '' })) };
};

const filed = { created_at: '2026-11-20T02:00:00.000Z' };

test.each([
  ['2025-11-26', 'a year too early', ['result/registration_date']],
  ['2026-11-18', 'before the submission', ['result/registration_date']],
  ['2026-11-19', 'the day before in the state’s own time', []],
  ['2026-11-27', 'after the submission', []],
  ['02/30', 'no day', ['result/registration_date']],
  ['', 'not entered, which the service refuses', []],
])('a registration on %j: %s', (date, _, faults) =>
  expect(
    faultsOf({ ...outcomeSoFar(fee, null), date }, filed, 'America/New_York').map(({ name }) => name),
  ).toEqual(faults),
);

test('the day of the submission is named as the page shows it: in an American evening it is tomorrow in UTC', () => {
  const outcome = { ...outcomeSoFar(fee, null), date: '2025-11-26' };
  const [fault] = faultsOf(outcome, filed, 'America/New_York');
  expect(fault?.message).toBe(
    'The filing was sent on 19 Nov 2026. Enter the day on which the state accepted it.',
  );
});

test('a day that no month has is said as it was typed, not as a program would send it', () => {
  const [fault] = faultsOf({ ...outcomeSoFar(fee, null), date: '11/31/2026' }, filed, 'UTC');
  expect(fault?.message).toBe('November 2026 has 30 days. You entered 11/31/2026.');
});

test('the fault of a missing reason why nothing was charged is at the reason', () => {
  const free = outcomeSoFar(null, null);
  const named = (whyFree: string) => faultsOf({ ...free, whyFree }, filed, 'UTC').map(({ name }) => name);
  expect([named(' '), named('No fee.')]).toEqual([['not_charged_reason'], []]);
});

test('the state’s number goes onto the record without what a paste brings and nobody sees', () => {
  const outcome = { ...outcomeSoFar(fee, null), number: '\u200e5021338\u200b\u00a0' };
  expect(outcomeOf(outcome, 'foreign_qualification').result?.registration_number).toBe('5021338');
});

test('the EIN is sent as the IRS writes it, however it was typed', () => {
  const outcome = { ...outcomeSoFar(fee, null), number: '12 3456789' };
  expect(outcomeOf(outcome, 'ein').result?.ein_number).toBe('12-3456789');
});

describe('what was charged', () => {
  test('is compared with the estimate by line and in total, to the cent', () => {
    const outcome = typed('104.10', '3.12');
    expect(outcome.rows.map(differenceOf)).toEqual([5.1, 0.15, null]);
    expect(totalsOf(outcome)).toEqual({ charged: 107.22, difference: 5.25 });
    expect(totalsOf(outcomeSoFar(null, null))).toEqual({ charged: 0, difference: null });
  });

  test('is sent without the lines that were left empty, and with those that were added', () => {
    const outcome = typed('99', '', '1');
    const added = { ...newRow(outcome.rows), name: ' certified copy ', typed: '5' };
    expect(outcomeOf({ ...outcome, rows: [...outcome.rows, added] }, 'formation').charged).toEqual({
      items: [
        { component_type: 'base', name: 'default', amount: 99 },
        { component_type: 'ach', name: 'default', amount: 1 },
        { component_type: 'dynamic', name: 'certified copy', amount: 5 },
      ],
    });
  });

  test('begins with what was charged on an earlier step, and is that again if nothing is changed', () => {
    const items = [
      { component_type: 'base' as const, name: 'default', ...usd(99) },
      { component_type: 'dynamic' as const, name: 'certified copy', ...usd(5) },
      { component_type: 'dynamic' as const, name: 'certified copy', ...usd(12.5) },
    ];
    const outcome = outcomeSoFar(fee, { base: usd(99), dynamic: usd(17.5), total: usd(116.5), items });
    expect(outcome.rows.map(({ estimate, typed }) => [estimate, typed])).toEqual([
      [99, '99.00'],
      [2.97, ''],
      [1, ''],
      [null, '5.00'],
      [null, '12.50'],
    ]);
    const amounts = items.map(({ component_type, name, amount }) => ({ component_type, name, amount }));
    expect(outcomeOf(outcome, 'formation').charged).toEqual({ items: amounts });
    expect(outcomeSoFar(null, { total: usd(5), items }).isFree).toBe(false);
  });

  test('can be nothing, with a reason and no lines', () => {
    const free = { ...typed('99'), isFree: true, whyFree: 'The state waived it.' };
    expect(outcomeOf(free, 'formation')).toMatchObject({ not_charged_reason: 'The state waived it.' });
    expect(outcomeOf(free, 'formation')).not.toHaveProperty('charged');
  });

  test('is refused at its line if the amount is invalid or the label is missing', () => {
    const outcome = typed('99', 'x', '1,000,000.01');
    const nameless = { ...newRow(outcome.rows), typed: '5' };
    expect(
      faultsOf({ ...outcome, rows: [...outcome.rows, nameless] }, filed, 'UTC').map(({ name }) => name),
    ).toEqual(['charged-1', 'charged-2', 'charged-3-name']);
    expect(faultsOf(typed('1,000,000'), filed, 'UTC')).toEqual([]);
  });
});

test('the answer of the office is on the registration, and is no document of the submission', () => {
  const of = (id: string, business_id: string) => ({ id, business_id }) as Document;
  const [answer, sent, atHome] = [of('1', 'there'), of('2', 'there'), of('3', 'home')] as const;
  const filing = { business_id: 'there', documents: [sent] };
  expect(officeDocuments([answer, sent, atHome], filing)).toEqual([answer]);
});
