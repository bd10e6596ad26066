import { confidenceWords } from '#components/fees/confidence-words.ts';
import { LawLine } from '#components/fees/law-line';
import { ledgerTotals } from '#components/fees/ledger-totals.ts';
import { ledgerWords } from '#components/fees/ledger-words.ts';
import { Money } from '#components/fees/money';
import { Disclosure } from '#components/ui/disclosure';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FeeQuote, QuotedFeeLine } from '#lib/contract/fee';
import { feeGap } from '#lib/rules/fees/fee-gap';
import { sentenceCase } from '#lib/rules/sentence-case';

type FeeLedgerProps = {
  quote: FeeQuote;
  stateName: string;
  fieldLabel?: (name: string) => string;
  /** A newer figure is loading; the old one stays, dimmed. */
  stale?: boolean;
};

/** Every line by its rule, with card and ACH side by side. A line that cannot be computed yet says why. */
export function FeeLedger({ quote, stateName, fieldLabel = sentenceCase, stale }: FeeLedgerProps) {
  const totals = ledgerTotals(quote);
  const isWhole = feeGap(quote) === null;
  return (
    <div>
      <Table caption={ledgerWords.title(stateName)} blocks={false} {...(stale && { stale })}>
        <thead>
          <tr>
            <HeadCell>{ledgerWords.line}</HeadCell>
            <HeadCell numeric>{ledgerWords.card}</HeadCell>
            <HeadCell numeric>ACH</HeadCell>
          </tr>
        </thead>
        <tbody>
          {quote.items.map((line) => (
            <LedgerLine key={`${line.component_type}-${line.name}`} line={line} />
          ))}
          {quote.unpriced.map((line) => (
            <Row key={`${line.component_type}-${line.name}`}>
              <RowHead span={3}>
                {line.label}
                <span className="block text-small text-you">{ledgerWords.notInTotal(line.detail)}</span>
              </RowHead>
            </Row>
          ))}
          {quote.needs.map((name) => (
            <Row key={name}>
              <RowHead span={3}>
                <span className="text-you">{ledgerWords.needs(fieldLabel(name))}</span>
              </RowHead>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row total>
            <RowHead>{isWhole ? ledgerWords.total : ledgerWords.soFar}</RowHead>
            <Cell numeric>
              <Money amount={totals.card} />
            </Cell>
            <Cell numeric>
              <Money amount={totals.ach} />
            </Cell>
          </Row>
        </tfoot>
      </Table>
      <p className="mt-2 text-ink-2 text-small">{ledgerWords.note(formatCivilDate(quote.quoted_on))}</p>
      <FeeSources quote={quote} />
    </div>
  );
}

function LedgerLine({ line }: { line: QuotedFeeLine }) {
  const unsure = confidenceWords(line);
  return (
    <Row>
      <RowHead>
        {line.label}
        {unsure ? <span className="block text-small text-you">{unsure}</span> : null}
      </RowHead>
      <Cell numeric>{line.component_type === 'ach' ? '—' : <Money amount={line.amount} />}</Cell>
      <Cell numeric>{line.component_type === 'credit_card' ? '—' : <Money amount={line.amount} />}</Cell>
    </Row>
  );
}

/** Notes and citations of the lines, collapsed beside the figures and expanded in print. */
function FeeSources({ quote }: { quote: FeeQuote }) {
  return (
    <Disclosure summary={ledgerWords.how}>
      <dl className="space-y-3 text-small">
        {[...quote.items, ...quote.unpriced].map((line) => (
          <div key={`${line.component_type}-${line.name}`}>
            <dt className="font-semibold">{line.label}</dt>
            {line.note ? <dd>{line.note}</dd> : null}
            <dd className="text-ink-2">
              {line.sources.length > 0 ? <LawLine sources={line.sources} /> : null}{' '}
              {'confidence' in line ? confidenceWords(line) : line.detail}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2 text-small">
        {ledgerWords.version} <code className="break-all font-mono">{quote.version.slice(0, 12)}</code>
      </p>
    </Disclosure>
  );
}
