'use client';

import { Plus } from 'lucide-react';
import {
  type ChargeRow,
  differenceOf,
  labelOf,
  newRow,
  type TypedOutcome,
  totalsOf,
} from '#components/desk/typed-outcome.ts';
import { Button } from '#components/ui/button';
import { FieldFrame } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import { longestTexts } from '#lib/contract/longest-texts';
import { formatMoney } from '#lib/rules/fees/format-money';
import { moveWords } from './words.ts';

type ChargedLinesProps = {
  outcome: TypedOutcome;
  onChange: (change: Partial<TypedOutcome>) => void;
  errorOf: (name: string) => string | undefined;
};

/** The state's charges beside the lines of the estimate, with the difference as the operator types. */
export function ChargedLines({ outcome, onChange, errorOf }: ChargedLinesProps) {
  const { rows, estimate, isFree, whyFree } = outcome;
  const { charged, difference } = totalsOf(outcome);
  const setRow = (key: string, change: Partial<ChargeRow>) =>
    onChange({ rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)) });
  return (
    <FieldFrame
      as="group"
      id={fieldId('charged')}
      label={moveWords.charged}
      hint={moveWords.chargedHint}
      error={errorOf('charged')}
    >
      {() => (
        <div className="space-y-3">
          <label className="flex min-h-8 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              id={fieldId('charged')}
              checked={isFree}
              onChange={(event) => onChange({ isFree: event.target.checked })}
              className="mt-0.5 size-4 shrink-0"
            />
            {moveWords.nothing}
          </label>
          {isFree ? (
            <TextArea
              name="not_charged_reason"
              label={moveWords.nothingReason}
              rows={2}
              maxLength={longestTexts.reason}
              width="full"
              value={whyFree}
              onChange={(event) => onChange({ whyFree: event.target.value })}
              error={errorOf('not_charged_reason')}
            />
          ) : (
            <>
              <Table caption={moveWords.charged}>
                <thead>
                  <tr>
                    <HeadCell>{moveWords.lineHead}</HeadCell>
                    <HeadCell numeric>{moveWords.estimate}</HeadCell>
                    <HeadCell numeric>{moveWords.amount}</HeadCell>
                    <HeadCell numeric>{moveWords.difference}</HeadCell>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, at) => (
                    <Line key={row.key} {...{ row, at, errorOf }} onChange={setRow} />
                  ))}
                </tbody>
                <tfoot>
                  <Row total>
                    <RowHead>{moveWords.total}</RowHead>
                    <Cell numeric label={moveWords.estimate}>
                      {estimate === null ? '—' : formatMoney(estimate)}
                    </Cell>
                    <Cell numeric label={moveWords.amount}>
                      {formatMoney(charged)}
                    </Cell>
                    <Cell numeric label={moveWords.difference}>
                      <span role="status">
                        <Difference amount={charged === 0 ? null : difference} />
                      </span>
                    </Cell>
                  </Row>
                </tfoot>
              </Table>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  icon={<Plus size={14} aria-hidden="true" />}
                  onClick={() => onChange({ rows: [...rows, newRow(rows)] })}
                >
                  {moveWords.add}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

type LineProps = {
  row: ChargeRow;
  at: number;
  onChange: (key: string, change: Partial<ChargeRow>) => void;
  errorOf: (name: string) => string | undefined;
};

function Line({ row, at, onChange, errorOf }: LineProps) {
  const name = `charged-${row.key}`;
  const label = labelOf(row, at);
  return (
    <Row>
      <RowHead>
        {row.estimate === null ? (
          <TextInput
            name={`${name}-name`}
            label={moveWords.lineName(at + 1)}
            hideLabel
            size="toolbar"
            width="full"
            maxLength={longestTexts.chargedLine}
            placeholder={moveWords.lineHint}
            value={row.name}
            onChange={(event) => onChange(row.key, { name: event.target.value })}
            error={errorOf(`${name}-name`)}
          />
        ) : (
          label
        )}
      </RowHead>
      <Cell numeric label={moveWords.estimate}>
        {row.estimate === null ? '—' : formatMoney(row.estimate)}
      </Cell>
      <Cell numeric label={moveWords.amount}>
        <div className="w-24 sm:ms-auto">
          <TextInput
            name={name}
            label={moveWords.amountOf(label)}
            hideLabel
            size="toolbar"
            width="full"
            inputMode="decimal"
            autoComplete="off"
            value={row.typed}
            onChange={(event) => onChange(row.key, { typed: event.target.value })}
            error={errorOf(name)}
          />
        </div>
      </Cell>
      <Cell numeric label={moveWords.difference}>
        <Difference amount={differenceOf(row)} />
      </Cell>
    </Row>
  );
}

/** "+15.50", "−2.00", or a dash if there is nothing to compare. */
function Difference({ amount }: { amount: number | null }) {
  if (amount === null) return '—';
  if (amount === 0) return formatMoney(0);
  return (
    <span className="font-semibold text-you">
      {amount > 0 ? '+' : ''}
      {formatMoney(amount)}
    </span>
  );
}
