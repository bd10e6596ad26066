import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import { paths } from '#lib/config/paths';
import { headingOf } from '#lib/rules/obligation/heading';
import { capitalized } from '#lib/rules/sentence-case';
import type { Context } from '#lib/service/context';
import type { ObligationRow } from '#lib/service/db/schema/obligations';
import { testMark } from '#lib/service/test-mark';

type Entry = { obligation: ObligationRow; business: string };

/** Each obligation with a date as an all-day event. The same rows always give the same text. */
export function writeCalendar(ctx: Context, organization: string, entries: readonly Entry[]): string {
  const calendar = ical({
    // A person of two organizations has a calendar of each. The generator escapes every text but this one.
    name: escapeText(`Statehouse: ${organization}${ctx.mode === 'test' ? ' (test)' : ''}`, false),
    prodId: { company: 'Statehouse', product: 'Obligations', language: 'EN' },
  });
  for (const { obligation, business } of entries) {
    if (obligation.due_on === null) continue;
    calendar.createEvent({
      id: `obligation-${obligation.id}@statehouse`,
      start: new Date(`${obligation.due_on}T00:00:00Z`),
      allDay: true,
      // A due date takes nobody's day: without this, whoever subscribes is busy on each.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: obligation.updated_at,
      summary: summaryOf(ctx, obligation, business),
      description: [obligation.title, obligation.due_words]
        .filter((text) => text !== null)
        .map(capitalized)
        .join('\n'),
      url: `${ctx.parts.env.BASE_URL}${paths.calendar(ctx.mode, { business: obligation.business_id })}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function summaryOf(
  { parts, mode }: Context,
  { jurisdiction, title, status }: ObligationRow,
  business: string,
) {
  const state = parts.jurisdictions.get(jurisdiction)?.name ?? jurisdiction;
  const prefix = `${testMark(mode)}${status === 'overdue' ? 'Overdue: ' : ''}`;
  return `${prefix}${state}: ${headingOf(title)} (${business})`;
}
