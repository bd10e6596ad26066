'use client';

import { useRouter } from 'next/navigation';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { type MouseEvent, memo, useOptimistic, useRef, useTransition } from 'react';
import { Money } from '#components/fees/money';
import { stateNames } from '#components/filings/state-name.ts';
import { openRows, type PlanMatrix } from '#components/plans/plan-matrix.ts';
import { personMenuWords } from '#components/shell/menu-words.ts';
import type { PaymentMethod } from '#components/shell/preferences.ts';
import { EmptyState } from '#components/ui/empty-state';
import { opensHere } from '#components/ui/opens-here.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { Section } from '#components/ui/section';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';
import type { Mode } from '#lib/contract/scalars';
import { formatMoney } from '#lib/rules/fees/format-money';
import { setPreference } from '../../../preferences.ts';
import { MatrixLine } from './matrix-line.tsx';
import { useCellKeys } from './use-cell-keys.ts';
import { planMatrixWords as words } from './words.ts';

type MatrixTableProps = {
  mode: Mode;
  planId: string;
  matrix: PlanMatrix;
  payment: PaymentMethod;
  stale: boolean;
  mayChange: boolean;
  /** Takes a state out of the plan, for who may. */
  onRemove?: (jurisdiction: string) => Promise<void>;
};

/** A line for each state; every cell is a link to what it is about. */
export const MatrixTable = memo(function MatrixTable({
  mode,
  planId,
  matrix: { rows, totals },
  payment: kept,
  stale,
  mayChange,
  onRemove,
}: MatrixTableProps) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = useCellKeys(frame);
  const onlyOpen = useRef<HTMLLabelElement>(null);
  useTypedEarly(() => onlyOpen.current);
  const [show, setShow] = useQueryState('show', parseAsStringLiteral(['open']));
  const [payment, setPayment] = useOptimistic(kept);
  const [, startTransition] = useTransition();
  const { left, ready } = openRows(rows);
  const shown = show === 'open' ? left.filter((row) => !ready.includes(row)) : rows;

  function choosePayment(method: PaymentMethod) {
    const form = new FormData();
    form.set('preference', `payment=${method}`);
    startTransition(async () => {
      setPayment(method);
      await setPreference(form).catch(() => showRefusal(personMenuWords.notKept));
    });
  }

  /** Four hundred router links would each take a moment to start; one listener follows them all. */
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !opensHere(event)) return;
    event.preventDefault();
    router.push(`${link.pathname}${link.search}${link.hash}`);
  }

  const { head } = words;
  return (
    <Section
      id="states"
      title={words.states}
      description={
        <span data-no-print="" className="max-sm:hidden">
          {words.keys}
        </span>
      }
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status">{words.ready(ready.length, left.length, rows.length)}</p>
        <label
          ref={onlyOpen}
          data-no-print=""
          className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={show === 'open'}
            onChange={({ target }) => setShow(target.checked ? 'open' : null)}
            className="size-4"
          />
          {words.onlyOpen}
        </label>
      </div>
      {shown.length === 0 ? (
        <EmptyState kind="nothing-needed" title={words.allReady}>
          {words.allReadyDetail}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it follows the presses of its links
        <div ref={frame} className="plan-matrix" onKeyDown={onKeyDown} onClick={follow}>
          <Table lines caption={words.states} stale={stale}>
            <thead>
              <tr>
                <HeadCell>{head.state}</HeadCell>
                <HeadCell>{head.missing}</HeadCell>
                <HeadCell>{head.name}</HeadCell>
                <HeadCell>{head.documents}</HeadCell>
                <HeadCell>{head.agent}</HeadCell>
                <HeadCell>{head.tier}</HeadCell>
                <HeadCell numeric>{head.fee}</HeadCell>
                <HeadCell>{head.days}</HeadCell>
                <HeadCell>{head.ready}</HeadCell>
                {onRemove ? <HeadCell hidden>{head.remove}</HeadCell> : null}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <MatrixLine
                  key={row.code}
                  {...{ mode, planId, row, mayChange, onRemove }}
                  fee={row.fee?.[payment]}
                  isFirst={index === 0}
                />
              ))}
            </tbody>
            <tfoot>
              <Row total>
                <RowHead>{totals.notWhole.length > 0 ? words.soFar : words.total}</RowHead>
                <Cell span={5} />
                <Cell numeric label={head.fee}>
                  <Money amount={totals[payment]} />
                </Cell>
                <Cell span={onRemove ? 3 : 2} />
              </Row>
            </tfoot>
          </Table>
        </div>
      )}
      <div className="mt-4">
        <RadioGroup
          name="payment"
          label={words.payment}
          inline
          {...(totals.notWhole.length > 0 && { hint: words.notWhole(stateNames(totals.notWhole)) })}
          value={payment}
          options={[
            { value: 'credit_card', label: words.byCard(formatMoney(totals.credit_card)) },
            { value: 'ach', label: words.byAch(formatMoney(totals.ach)) },
          ]}
          onChange={({ target }) => choosePayment(target.value === 'ach' ? 'ach' : 'credit_card')}
        />
      </div>
    </Section>
  );
});
