import { Temporal } from 'temporal-polyfill';
import { describe, expect, test, vi } from 'vitest';
import { Anniversary } from '#lib/jurisdictions/due-schedule';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { addDays } from '#lib/rules/calendar/days';
import { monthNames } from '#lib/rules/calendar/month-names';
import { firstDueOn, nextDueOn } from '#lib/rules/obligation/due-date';

const states = [...loadJurisdictions().values()];
const operations = ['foreign_qualification', 'formation'] as const;

const dutiesOf = (rules: JurisdictionRules) =>
  operations.flatMap((type) => rules[type].after_filing.map((duty) => ({ type, ...duty })));

const filedOn = '2026-11-20';

/** The first two dates of the duty whose words these are, of a company that was registered on the day. */
function datesOf(code: string, due: string, filed = filedOn, type?: (typeof operations)[number]) {
  const rules = states.find((one) => one.code === code);
  const duty = rules && dutiesOf(rules).find((one) => one.due === due && (type ?? one.type) === one.type);
  if (!duty?.schedule) throw new Error(`${code} has no such words`);
  const first = firstDueOn(duty.schedule, filed);
  return [first, nextDueOn(duty.schedule, { filedOn: filed, dueOn: first })];
}

describe('the dates of the states, by their words', () => {
  test.each([
    ['US-DE', 'June 1 each year, from the year after registration', '2027-06-01', '2028-06-01'],
    ['US-TX', 'May 15 each year, from the year after registration', '2027-05-15', '2028-05-15'],
    ['US-FL', 'January 1 to May 1 each year', '2027-05-01', '2028-05-01'],
    ['US-PA', 'before October 1 each year (January 1 to September 30)', '2027-09-30', '2028-09-30'],
    ['US-DC', 'April 1 of the year after filing, then every second April 1', '2027-04-01', '2029-04-01'],
    [
      'US-NE',
      'April 1 of each odd-numbered year, from the first odd year after registration',
      '2027-04-01',
      '2029-04-01',
    ],
    [
      'US-AK',
      'January 2 of every second year, even or odd as the year of registration; late after February 1',
      '2028-01-02',
      '2030-01-02',
    ],
    ['US-NY', 'within 120 days of filing', '2027-03-20', null],
    ['US-NY', 'every two years in the anniversary month', '2028-11-30', '2030-11-30'],
    ['US-AK', 'within six months of formation', '2027-05-20', null],
    ['US-OR', 'anniversary date of registration each year', '2027-11-20', '2028-11-20'],
    ['US-WY', 'first day of the anniversary month, each year', '2027-11-01', '2028-11-01'],
    [
      'US-IL',
      'before the first day of the anniversary month each year (window opens 60 days earlier)',
      '2027-10-31',
      '2028-10-31',
    ],
    ['US-NV', 'last day of the anniversary month each year', '2027-11-30', '2028-11-30'],
    [
      'US-HI',
      'by the end of the calendar quarter of the registration anniversary, from the next year',
      '2027-12-31',
      '2028-12-31',
    ],
    // Counted from a fiscal year that is not known.
    [
      'US-TN',
      'first day of the fourth month after the fiscal year closes (April 1 for a calendar year)',
      null,
      null,
    ],
  ])('%s: %s', (code, due, first, next) => expect(datesOf(code, due)).toEqual([first, next]));

  test('“the year after” is the following year, also early in a year', () => {
    expect(datesOf('US-FL', 'January 1 to May 1 each year', '2026-01-15')[0]).toBe('2027-05-01');
    expect(datesOf('US-MS', 'April 15 each year', '2026-01-15')[0]).toBe('2026-04-15');
    expect(datesOf('US-MS', 'April 15 each year', '2026-04-15')[0]).toBe('2027-04-15');
  });

  test.each([
    ['US-DE', 'June 1 each year, from the year after', '2027-06-01'],
    ['US-MD', 'April 15 each year, from the year after', '2027-04-15'],
    ['US-TX', 'May 15 each year, from the year after', '2027-05-15'],
    ['US-NE', 'April 1 of each odd-numbered year, from the first odd year after', '2027-04-01'],
  ])('nothing is due in %s in the year of the filing', (code, due, first) => {
    expect(datesOf(code, `${due} registration`, '2026-01-15')[0]).toBe(first);
    expect(datesOf(code, `${due} formation`, '2026-01-15', 'formation')[0]).toBe(first);
  });

  test('a company that was registered in Nebraska in an odd year reports first two years later', () => {
    const words = 'April 1 of each odd-numbered year, from the first odd year after registration';
    expect(datesOf('US-NE', words, '2027-02-10')[0]).toBe('2029-04-01');
  });

  test('a company formed in Michigan after September 30 skips the following February', () => {
    const formed = (on: string) => datesOf('US-MI', 'February 15 each year', on, 'formation')[0];
    expect([formed('2026-09-30'), formed('2026-10-01'), formed('2026-12-31'), formed('2027-01-02')]).toEqual([
      '2027-02-15',
      '2028-02-15',
      '2028-02-15',
      '2027-02-15',
    ]);
  });

  test('where New Hampshire has a special rule for the first report, no date is computed', () => {
    const words = 'between January 1 and April 1 each year, from the year after registration';
    const registered = (on: string) => datesOf('US-NH', words, on)[0];
    expect([registered('2026-12-01'), registered('2027-04-01'), registered('2027-02-01')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(registered('2026-11-30')).toBe('2027-04-01');
  });

  test('February 29 and the ends of months recur in the years that have them', () => {
    expect(datesOf('US-OR', 'anniversary date of registration each year', '2024-02-29')).toEqual([
      '2025-02-28',
      '2026-02-28',
    ]);
    const leap = nextDueOn(
      { every_months: 12, date: { anniversary: 'day' } },
      { filedOn: '2024-02-29', dueOn: '2027-02-28' },
    );
    expect(leap).toBe('2028-02-29');
    expect(datesOf('US-NV', 'last day of the anniversary month each year', '2026-02-10')).toEqual([
      '2027-02-28',
      '2028-02-29',
    ]);
  });
});

test('the next date of a registration of long ago is found without those before it', () => {
  const counted = vi.spyOn(Temporal.PlainDate, 'from');
  const nextOf = (anniversary: Anniversary, every_months: 3 | 12 | 24) =>
    nextDueOn({ every_months, date: { anniversary } }, { filedOn: '1800-11-30', dueOn: '2026-11-28' });
  expect(Object.fromEntries(Anniversary.options.map((which) => [which, nextOf(which, 12)]))).toEqual({
    day: '2026-11-30',
    month_start: '2027-11-01',
    month_eve: '2027-10-31',
    month_end: '2026-11-30',
    quarter_end: '2026-12-31',
  });
  expect([nextOf('day', 3), nextOf('day', 24)]).toEqual(['2026-11-30', '2026-11-30']);
  expect(counted.mock.calls.length).toBeLessThan(100);
  counted.mockRestore();
});

test('an entered date recurs by the period alone; without one there is no next date', () => {
  expect(nextDueOn({ every_months: 12 }, { filedOn, dueOn: '2027-04-01' })).toBe('2028-04-01');
  expect(nextDueOn({ every_months: 24 }, { filedOn: null, dueOn: null })).toBeNull();
  expect(nextDueOn({ date: { days_after: 60 } }, { filedOn, dueOn: '2027-01-19' })).toBeNull();
});

describe.each(states)('$name', (rules) => {
  const duties = dutiesOf(rules);

  test('mentions in its text each date and period that is computed', () => {
    for (const { due, description, schedule } of duties) {
      if (!schedule) continue;
      const words = `${due} ${description}`.toLowerCase();
      const { date, every_months, next_amount } = schedule;
      if (next_amount) {
        const last = addDays(next_amount.from, -1);
        const named = `${monthNames[Number(last.slice(5, 7)) - 1]} ${Number(last.slice(8))}, ${last.slice(0, 4)}`;
        expect(words).toContain(`through ${named}, then $${next_amount.amount}`.toLowerCase());
      }
      if (every_months) expect(words).toMatch(everyWords[every_months]);
      if (!date) continue;
      if ('month_day' in date) {
        const [month = 0, day = 0] = date.month_day.split('-').map(Number);
        const named = `${monthNames[month - 1]?.toLowerCase()} ${day}`;
        // "before October 1" is by September 30, which these words name too.
        expect(words).toContain(named);
        if (date.from === 'year_after') expect(words).toMatch(/(year after|first odd year after)/);
        if (date.years === 'odd') expect(words).toContain('odd-numbered');
      } else if ('days_after' in date) expect(words).toContain(`within ${date.days_after} days`);
      else if ('months_after' in date) expect(words).toContain('within six months');
      else expect(words).toMatch(/anniversary|filing month|quarter in which it was formed/);
    }
  });

  test('has a first date after the filing, and the next after it', () => {
    for (const { schedule } of duties) {
      if (!schedule?.date) continue;
      for (const filed of ['2026-01-01', '2026-06-30', '2026-09-30', '2026-12-31', '2028-02-29']) {
        const first = firstDueOn(schedule, filed);
        if (first === null) continue;
        expect(first > filed).toBe(true);
        const next = nextDueOn(schedule, { filedOn: filed, dueOn: first });
        if (schedule.every_months) expect(next !== null && next > first).toBe(true);
        else expect(next).toBeNull();
      }
    }
  });

  test('marks an item without a date and a demand as not an obligation', () => {
    for (const { kind, due, is_duty, schedule } of duties) {
      expect(is_duty === false).toBe(kind === 'other' && due == null);
      if (is_duty === false) expect(schedule).toBeUndefined();
    }
  });
});

const everyWords = {
  3: /quarterly/,
  12: /each (calendar |taxable )?year|each year|annual|yearly/,
  24: /every (two|second) year|every second april|odd-numbered year/,
};
