import { ChevronLeft, ChevronRight } from 'lucide-react';
import { StatusShape } from '#components/filings/status-shape';
import { isMonth, monthBeside, weeksOf } from '#components/obligations/month-days.ts';
import { OBLIGATION_MARKS } from '#components/obligations/obligation-marks.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';
import { monthWords } from '#lib/rules/calendar/month-names';
import { headingOf } from '#lib/rules/obligation/heading';
import type { Session } from '#lib/session/session';
import { readPreferences } from '../../read-preferences.ts';
import { nowInMode } from '../now-in-mode.ts';
import type { ChosenBusiness } from './business-field.tsx';
import { type CalendarState, calendarQuery, rowsQuery } from './calendar-query.ts';
import { CalendarTable } from './calendar-table.tsx';
import { OnlyBusiness } from './only-business.tsx';
import { calendarWords } from './words.ts';

const MOST = 100;

type MonthViewProps = {
  session: Session;
  state: CalendarState;
  /** The one that the calendar is narrowed to, which may have nothing in this month. */
  business: ChosenBusiness | null;
};

/** One month as its days, and below them the same entries as a list with their actions. */
export async function MonthView({ session, state, business }: MonthViewProps) {
  const { mode, consoleClient } = session;
  const [now, { zone }] = await Promise.all([nowInMode(session), readPreferences()]);
  const today = calendarDay(now, zone.timeZone);
  const month = isMonth(state.month) ? state.month : today.slice(0, 7);
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null);
  const list = await consoleClient.calendar.list({
    ...rowsQuery(state),
    due_after: days[0],
    due_before: days.at(-1),
    limit: MOST,
  });
  const narrowed = (changes: Partial<CalendarState>) =>
    calendarQuery(paths.calendar(mode), { ...state, view: 'month', pages: [], ...changes });
  const at = (to: string | null) => narrowed({ month: to });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-section">{monthWords(month)}</h2>
        <div data-no-print="" className="flex gap-1">
          <LinkButton size="small" href={at(monthBeside(month, -1))} aria-label={calendarWords.previous}>
            <ChevronLeft size={16} aria-hidden="true" />
          </LinkButton>
          <LinkButton size="small" href={at(null)}>
            {calendarWords.today}
          </LinkButton>
          <LinkButton size="small" href={at(monthBeside(month, 1))} aria-label={calendarWords.next}>
            <ChevronRight size={16} aria-hidden="true" />
          </LinkButton>
        </div>
      </div>
      {business ? (
        <p role="status" className="mb-2 text-ink-2">
          <OnlyBusiness name={business.name} everyHref={narrowed({ business: null })} />
        </p>
      ) : null}
      <MonthTable month={month} weeks={weeks} rows={list.data} today={today} />
      {list.total > MOST ? <p className="my-3 text-ink-2">{calendarWords.tooMany(MOST)}</p> : null}
      {list.data.length > 0 ? (
        <div className="mt-6">
          <CalendarTable
            rows={list.data}
            mode={mode}
            today={list.today}
            canAct={session.may('prepare')}
            isGrouped={false}
          />
        </div>
      ) : (
        <p className="mt-4 text-ink-2">{calendarWords.noMonth}</p>
      )}
    </>
  );
}

type MonthTableProps = {
  month: string;
  weeks: (string | null)[][];
  rows: readonly ObligationRowShown[];
  today: string;
};

// On a phone the list below says the same with room for its words.
function MonthTable({ month, weeks, rows, today }: MonthTableProps) {
  return (
    <table className="w-full table-fixed border-collapse max-sm:hidden">
      <caption className="sr-only">{monthWords(month)}</caption>
      <thead>
        <tr>
          {calendarWords.days.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-ink border-b px-1 pb-1 text-start font-semibold text-small"
            >
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
          <tr key={index}>
            {week.map((day, weekday) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                key={weekday}
                aria-current={day === today ? 'date' : undefined}
                className={`h-20 border border-rule p-1 align-top text-small ${day === today ? 'bg-selected' : day ? '' : 'bg-sunken'}`}
              >
                {day ? <DayCell day={day} isToday={day === today} rows={rows} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = 3;

type DayCellProps = { day: string; isToday: boolean; rows: readonly ObligationRowShown[] };

function DayCell({ day, isToday, rows }: DayCellProps) {
  const due = rows.filter(({ obligation }) => obligation.due_on === day);
  return (
    <>
      <span className={`numeric block ${isToday ? 'font-semibold' : 'text-ink-2'}`}>
        {Number(day.slice(8, 10))}
      </span>
      {due.length > 0 ? (
        <ul className="space-y-0.5">
          {due.slice(0, SHOWN).map(({ obligation, business_name }) => (
            <li key={obligation.id} className="flex items-start gap-1">
              <span className="mt-0.5 shrink-0">
                <StatusShape name={OBLIGATION_MARKS[obligation.status].shape} />
              </span>
              <TextLink alone href={`#obligation-${obligation.id}`} title={business_name}>
                {obligation.jurisdiction.slice(3)} {headingOf(obligation.title)}
              </TextLink>
            </li>
          ))}
          {due.length > SHOWN ? (
            <li className="text-ink-2">{calendarWords.more(due.length - SHOWN)}</li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}
