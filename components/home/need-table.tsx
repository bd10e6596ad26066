import { StateBeside } from '#components/filings/state-beside';
import type { NeedRow } from '#components/home/need-rows';
import { homeWords } from '#components/home/words.ts';
import { RowPicker } from '#components/lists/row-picker';
import { selectionWords } from '#components/lists/selection-words.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TableGroupHead } from '#components/ui/table-group-head';
import { TextLink } from '#components/ui/text-link';

export type NeedGroup<Row = NeedRow> = {
  id: string;
  /** The list for which it is a filter. */
  kind: keyof typeof homeWords.kinds;
  title: string;
  rows: readonly Row[];
};

type NeedTableProps = {
  groups: readonly NeedGroup[];
  /** The page with all rows of one kind; a phone then shows only the first few of each group. */
  allOf?: ((kind: NeedGroup['kind']) => string) | undefined;
  /** Rows that arrived while the page was open fade in once. */
  fresh: ReadonlySet<string>;
};

// One table for all groups, so that columns line up whatever they contain: the widths with the owners, and without.
const HEADS = [
  [homeWords.needs.what, '26%', '29%'],
  [homeWords.needs.business, 'var(--rest, 17%)', 'var(--rest, 20%)'],
  [homeWords.needs.state, '10%', '12%'],
  [homeWords.needs.status, '13%', '13%'],
  [homeWords.needs.why, '14%', '14%'],
  [selectionWords.owner, '9%', '0'],
  [homeWords.needs.due, '11%', '12%'],
] as const;

const SHOWN_ON_PHONE = 2;

export function NeedTable({ groups, allOf, fresh }: NeedTableProps) {
  // A column that is empty in every row is left out.
  const isOwned = groups.some(({ rows }) => rows.some(({ owner }) => owner !== null));
  const heads = HEADS.filter(([head]) => isOwned || head !== selectionWords.owner);
  return (
    <Table lines brief caption={homeWords.needs.table}>
      <thead>
        <tr>
          <HeadCell hidden picker>
            {selectionWords.select}
          </HeadCell>
          {heads.map(([head, owned, unowned]) => (
            <HeadCell
              key={head}
              width={isOwned ? owned : unowned}
              numeric={head === homeWords.needs.due}
              wideOnly={head === homeWords.needs.why || head === homeWords.needs.state}
            >
              {head === homeWords.needs.what ? (
                <span className="inline-block sm:min-w-32 md:min-w-44">{head}</span>
              ) : (
                head
              )}
            </HeadCell>
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={group.id}>
          <TableGroupHead group={group} isFirst={index === 0} columns={heads.length + 1} />
          {group.rows.map((row, place) => (
            <NeedLine
              key={row.id}
              row={row}
              isFresh={fresh.has(row.id)}
              isOwned={isOwned}
              isFolded={allOf !== undefined && place >= SHOWN_ON_PHONE}
            />
          ))}
          {allOf && group.rows.length > SHOWN_ON_PHONE ? (
            <tr className="sm:hidden">
              <td colSpan={heads.length + 1}>
                <AllOfKind groups={groups.filter(({ kind }) => kind === group.kind)} allOf={allOf} />
              </td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </Table>
  );
}

type AllOfKindProps = { groups: readonly NeedGroup[]; allOf: NonNullable<NeedTableProps['allOf']> };

/**
 * The link to the page that shows all groups of a kind. If the kind has several, it says so, as it shows more than one.
 */
function AllOfKind({ groups, allOf }: AllOfKindProps) {
  const [first] = groups;
  if (!first) return null;
  return (
    <TextLink alone href={allOf(first.kind)}>
      {homeWords.needs.showAll(groups.flatMap(({ rows }) => rows).length)}
      <span className={groups.length === 1 ? 'sr-only' : ''}>: {homeWords.kinds[first.kind]}</span>
    </TextLink>
  );
}

type NeedLineProps = { row: NeedRow; isFresh: boolean; isOwned: boolean; isFolded: boolean };

function NeedLine({ row, isFresh, isOwned, isFolded }: NeedLineProps) {
  return (
    <Row changed={isFresh} folded={isFolded}>
      <Cell picker>
        <RowPicker id={row.id} name={[row.what, row.business].filter(Boolean).join(', ')} />
      </Cell>
      <RowHead cut={row.what}>
        <TextLink alone href={row.href}>
          <span className="wrap-anywhere">{row.what}</span>
        </TextLink>
      </RowHead>
      <Cell label={homeWords.needs.business} cut={row.business}>
        {row.business || row.state ? (
          <>
            {row.business ? <span className="record">{row.business}</span> : null}
            <StateBeside name={row.state} />
          </>
        ) : null}
      </Cell>
      <Cell label={homeWords.needs.state} wideOnly cut={row.state}>
        {row.state}
      </Cell>
      <Cell label={homeWords.needs.status}>{row.status}</Cell>
      {/* The clock of agent mail is all that says how much it presses. */}
      <Cell label={homeWords.needs.why} muted folded={row.object !== 'agent_mail'} wideOnly cut={row.why}>
        {row.why}
      </Cell>
      {isOwned ? (
        <Cell label={selectionWords.owner} muted folded cut={row.owner ?? undefined}>
          {row.owner}
        </Cell>
      ) : null}
      <Cell numeric>{row.due ? <DueTime due={row.due} /> : null}</Cell>
    </Row>
  );
}

function DueTime({ due }: { due: NonNullable<NeedRow['due']> }) {
  return (
    <time
      dateTime={due.at}
      title={due.long}
      className={due.late ? 'font-semibold text-stop' : due.soon ? 'font-semibold' : undefined}
    >
      {due.short}
    </time>
  );
}
