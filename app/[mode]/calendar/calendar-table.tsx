import { clsx } from 'clsx';
import { Money } from '#components/fees/money';
import { stateName } from '#components/filings/state-name.ts';
import { MarkChip } from '#components/filings/status-chip';
import { selectionWords } from '#components/lists/selection-words.ts';
import { calendarGroups } from '#components/obligations/calendar-groups.ts';
import { OBLIGATION_MARKS } from '#components/obligations/obligation-marks.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TableGroupHead } from '#components/ui/table-group-head';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { ObligationRowOwned } from '#lib/contract/obligation-rows';
import type { Mode } from '#lib/contract/scalars';
import { dayWords } from '#lib/rules/calendar/short-date';
import { detailOf, headingOf } from '#lib/rules/obligation/heading';
import { capitalized } from '#lib/rules/sentence-case';
import { withPeriod } from '#lib/rules/with-period';
import { ChangeObligation } from './change-obligation.tsx';
import { calendarWords } from './words.ts';

type CalendarTableProps = {
  rows: readonly ObligationRowOwned[];
  mode: Mode;
  today: string;
  canAct: boolean;
  /** Left out if all rows belong to one month, whose name is shown above already. */
  isGrouped?: boolean;
};

/** One table for all months, so that the eye runs down one line. */
export function CalendarTable({ rows, isGrouped = true, ...shared }: CalendarTableProps) {
  // A column in which no row has anything to say is left out.
  const isOwned = rows.some(({ owner }) => owner !== null);
  const columns = 5 + Number(isOwned) + Number(shared.canAct);
  return (
    <Table lines caption={calendarWords.title}>
      <thead>
        <tr>
          <HeadCell width="11%">{calendarWords.due}</HeadCell>
          <HeadCell width="34%">{calendarWords.what}</HeadCell>
          <HeadCell wideOnly>{calendarWords.business}</HeadCell>
          {isOwned ? <HeadCell>{selectionWords.owner}</HeadCell> : null}
          <HeadCell>{calendarWords.status}</HeadCell>
          <HeadCell numeric>{calendarWords.amount}</HeadCell>
          {shared.canAct ? <HeadCell hidden>{calendarWords.actions}</HeadCell> : null}
        </tr>
      </thead>
      {calendarGroups(rows).map((group, index) => (
        <tbody key={group.id}>
          {isGrouped ? <TableGroupHead group={group} isFirst={index === 0} columns={columns} /> : null}
          {group.rows.map((row) => (
            <Line key={row.obligation.id} row={row} isOwned={isOwned} {...shared} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function Line({
  row,
  mode,
  today,
  canAct,
  isOwned,
}: Omit<CalendarTableProps, 'rows' | 'isGrouped'> & { row: ObligationRowOwned; isOwned: boolean }) {
  const { obligation, business_name, owner } = row;
  const { title, due_on, due_words, status, amount, document_id, note, jurisdiction, business_id } =
    obligation;
  // On a tablet it has no column of its own: the words of what is due need the room.
  const business = (
    <TextLink tone="record" href={paths.business(mode, business_id)}>
      {business_name}
    </TextLink>
  );
  return (
    <Row id={`obligation-${obligation.id}`}>
      <Cell label={calendarWords.due}>
        {due_on === null ? (
          <span className="text-ink-2">{obligationWords.noDate}</span>
        ) : (
          <time
            dateTime={due_on}
            className={clsx('whitespace-nowrap', status === 'overdue' && 'font-semibold text-stop')}
          >
            {dayWords(due_on, today)}
          </time>
        )}
      </Cell>
      <RowHead>
        <span className="block">
          {stateName(jurisdiction)}: {headingOf(title)}
        </span>
        <span className="hidden font-normal sm:max-wide:block print:hidden">{business}</span>
        <span className="block font-normal text-ink-2 text-small">
          {[due_words, detailOf(title), note].flatMap(sentence).join(' ')}{' '}
          <Sources sources={obligation.sources} />
          {document_id ? (
            <TextLink href={paths.document(mode, document_id)}>{calendarWords.proof}</TextLink>
          ) : null}
        </span>
      </RowHead>
      <Cell label={calendarWords.business} wideOnly>
        {business}
      </Cell>
      {isOwned ? (
        <Cell label={selectionWords.owner} muted>
          {owner?.name}
        </Cell>
      ) : null}
      <Cell label={calendarWords.status}>
        <MarkChip mark={OBLIGATION_MARKS[status]} />
      </Cell>
      <Cell label={calendarWords.amount} numeric folded={amount === null}>
        {amount === null ? '—' : <Money amount={amount} />}
      </Cell>
      {canAct ? (
        <Cell actions>
          <ChangeObligation row={row} mode={mode} today={today} />
        </Cell>
      ) : null}
    </Row>
  );
}

/** Words of the data and of people, which may begin small and end without a period. */
function sentence(words: string | null): string[] {
  if (words === null) return [];
  return [withPeriod(capitalized(words))];
}

/** The law or page that says so; the first states it most directly. */
function Sources({ sources }: Pick<ObligationRowOwned['obligation'], 'sources'>) {
  const [first] = sources;
  if (!first) return null;
  return (
    <>
      <TextLink external href={first.url}>
        {first.title ?? calendarWords.sources}
      </TextLink>{' '}
    </>
  );
}
