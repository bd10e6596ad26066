import { longDate } from '#lib/rules/calendar/short-date';

type DayFault = { code: string; detail: string };

export function inThePast(date: string): DayFault {
  return { code: 'in_the_past', detail: `${longDate(date)} has passed. Use today or a later day.` };
}

export function tooFarAhead(date: string, latest: string): DayFault {
  const detail = `Use a day up to ${longDate(latest)}. You entered ${longDate(date)}.`;
  return { code: 'too_far_ahead', detail };
}
