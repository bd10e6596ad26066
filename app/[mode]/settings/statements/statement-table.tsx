import { Money } from '#components/fees/money';
import { stateName } from '#components/filings/state-name.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Statement, StatementEntry } from '#lib/contract/statement';
import { monthWords } from '#lib/rules/calendar/month-names';
import { formatMoney } from '#lib/rules/fees/format-money';
import { settingsWords } from '../words.ts';

const words = settingsWords.statements;

/** Each filing with its lines, then the totals of the month. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { totals, month, mode, data } = statement;
  return (
    <Table caption={words.caption(monthWords(month))} blocks={false}>
      <thead>
        <tr>
          <HeadCell>{words.filing}</HeadCell>
          <HeadCell numeric>{words.amount}</HeadCell>
        </tr>
      </thead>
      {data.map((entry) => (
        <EntryRows key={entry.filing_id} entry={entry} href={paths.filing(mode, entry.filing_id)} />
      ))}
      <tfoot>
        <SumRow label={words.byStates} amount={totals.charged} />
        {totals.service_price > 0 ? <SumRow label={words.service} amount={totals.service_price} /> : null}
        <SumRow label={words.total(totals.filings)} amount={totals.total} total />
      </tfoot>
    </Table>
  );
}

function EntryRows({ entry, href }: { entry: StatementEntry; href: string }) {
  const { legal_name, jurisdiction, registration_number, charged_at, estimate, total, lines } = entry;
  return (
    <tbody>
      <Row>
        <RowHead>
          <TextLink tone="record" href={href}>
            {legal_name}
          </TextLink>
          <span className="block font-normal text-ink-2 text-small">
            {stateName(jurisdiction)}
            {registration_number ? `, ${words.number(registration_number)}` : null}, {words.on}{' '}
            <CivilDate value={charged_at} />
            {estimate === null ? null : `, ${words.estimate(formatMoney(estimate))}`}
          </span>
        </RowHead>
        <Cell numeric strong>
          <Money amount={total} />
        </Cell>
      </Row>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a state may take the same twice, and a line is its place
        <Row key={at}>
          <Cell muted>
            <span className="ps-4">{line.label}</span>
          </Cell>
          <Cell numeric muted>
            <Money amount={line.amount} />
          </Cell>
        </Row>
      ))}
    </tbody>
  );
}

function SumRow({ label, amount, total = false }: { label: string; amount: number; total?: boolean }) {
  return (
    <Row total={total}>
      <RowHead>{label}</RowHead>
      <Cell numeric>
        <Money amount={amount} />
      </Cell>
    </Row>
  );
}
