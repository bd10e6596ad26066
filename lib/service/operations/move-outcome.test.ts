import { expect, test } from 'vitest';
import { MoveFilingRequest } from '#lib/contract/desk-move';
import { ProblemError } from '#lib/service/errors';
import { checkOutcome, toOutcome } from '#lib/service/operations/move-outcome';

const now = new Date('2026-11-27T02:00:00.000Z');
const filed = {
  id: '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21',
  type: 'foreign_qualification',
  legal_name: 'Northwind Freight, LLC',
  charged: null,
} as const;

function faultsOf(result: object, type: 'foreign_qualification' | 'formation' | 'ein'): string[] {
  try {
    const move = { from: 'filed' as const, to: 'completed' as const, not_charged_reason: 'Waived' };
    checkOutcome({ ...filed, type }, { ...move, documents: [filed.id], result }, now);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.members.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
  }
}

test.each(['foreign_qualification', 'formation'] as const)('a %s is registered by today', (type) => {
  const on = (registration_date: string) => faultsOf({ registration_number: '1', registration_date }, type);
  expect(on('2026-11-27')).toEqual([]);
  expect(on('2026-11-28')).toEqual(['/result/registration_date in_the_future']);
});

test('a registration number, and what a charge is for, is one line', () => {
  const move = { from: 'filed', to: 'completed' };
  const numbered = (registration_number: string) =>
    MoveFilingRequest.safeParse({ ...move, result: { registration_number } }).success;
  const charged = (name: string) =>
    MoveFilingRequest.safeParse({
      ...move,
      charged: { items: [{ component_type: 'base', name, amount: 1 }] },
    }).success;
  expect([numbered(' 0805 '), charged('Certified copy')]).toEqual([true, true]);
  for (const broken of ['12\n34', '12\u202E34'])
    expect([numbered(broken), charged(broken)]).toEqual([false, false]);
});

test('an EIN has nine digits', () => {
  const faults = ['12-3456789', '123456789', '12-345678', 'pending'].map((ein_number) =>
    faultsOf({ ein_number }, 'ein'),
  );
  const wrong = ['/result/ein_number invalid_format'];
  expect(faults).toEqual([[], [], wrong, wrong]);
});

test('an EIN is shown with its hyphen, however it was typed', () => {
  const shown = ['12-3456789', ' 123456789 '].map(
    (ein_number) =>
      toOutcome({ ...filed, type: 'ein' }, { from: 'filed', to: 'completed', result: { ein_number } }).result,
  );
  expect(shown).toMatchObject([{ ein_number: '12-3456789' }, { ein_number: '12-3456789' }]);
});

test('a charged line is one of a fee breakdown, in dollars', () => {
  const line = { component_type: 'base', name: 'default', amount: 75 };
  const isTaken = (currency?: string) =>
    MoveFilingRequest.safeParse({
      from: 'queued',
      to: 'ready_to_file',
      charged: { items: [{ ...line, currency }] },
    }).success;
  expect([isTaken('USD'), isTaken(), isTaken('EUR')]).toEqual([true, true, false]);
});
