import { goodStates } from '#components/businesses/standing.ts';
import { stateName } from '#components/filings/state-name.ts';
import { MarkChip } from '#components/filings/status-chip';
import { OBLIGATION_MARKS } from '#components/obligations/obligation-marks.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';
import { dayWords } from '#lib/rules/calendar/short-date';
import { headingOf } from '#lib/rules/obligation/heading';
import type { Session } from '#lib/session/session';
import { businessPageWords } from '../words.ts';
import { loadForeign } from './load-business.ts';

const SHOWN = 5;
const MOST = 100;

/** Before that nothing is due. */
export function isRegistered({ registration_status }: Business): boolean {
  return registration_status === 'record' || registration_status === 'registered';
}

/** The status of the company after its registrations, in one sentence, and what is due next. */
export async function AfterRegistration({ session, business }: { session: Session; business: Business }) {
  const { mode, consoleClient } = session;
  const of = { company_id: business.id };
  const [foreign, open, now] = await Promise.all([
    loadForeign(session, business.id),
    consoleClient.calendar.list({ ...of, status: 'open', limit: SHOWN }),
    consoleClient.calendar.list({ ...of, status: 'now', limit: MOST }),
  ]);
  const late = now.data.filter(({ obligation }) => obligation.status === 'overdue');
  const lateStates = new Set(late.map(({ obligation }) => obligation.jurisdiction));
  const calendar = paths.calendar(mode, { business: business.id });
  const good = goodStates([business, ...foreign], lateStates);
  return (
    <>
      <p className="mb-3">
        {businessPageWords.standing(good, now.total)}{' '}
        <TextLink href={calendar}>{businessPageWords.openCalendar}</TextLink>
      </p>
      {open.data.length > 0 ? (
        <DataTable
          lines
          caption={businessPageWords.after}
          columns={columnsOf(open.today)}
          rows={open.data}
          rowKey={({ obligation }) => obligation.id}
        />
      ) : null}
      {open.total > SHOWN ? (
        <p className="mt-3">
          <TextLink alone href={calendar}>
            {businessPageWords.allDates(open.total)}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function columnsOf(today: string): Column<ObligationRowShown>[] {
  return [
    {
      key: 'what',
      head: businessPageWords.what,
      rowHead: true,
      cell: ({ obligation }) => headingOf(obligation.title),
    },
    {
      key: 'state',
      head: businessPageWords.state,
      cell: ({ obligation }) => stateName(obligation.jurisdiction),
    },
    {
      key: 'status',
      head: businessPageWords.status,
      cell: ({ obligation }) => <MarkChip mark={OBLIGATION_MARKS[obligation.status]} />,
    },
    {
      key: 'due',
      head: businessPageWords.due,
      numeric: true,
      cell: ({ obligation: { due_on } }) => (due_on ? dayWords(due_on, today) : obligationWords.noDate),
    },
  ];
}
