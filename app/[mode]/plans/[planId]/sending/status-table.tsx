'use client';

import { useState } from 'react';
import { FeeSoFar } from '#components/fees/fee-so-far';
import { MarkChip } from '#components/filings/status-chip';
import type { MatrixRow } from '#components/plans/plan-matrix.ts';
import { PLAN_STATE_MARKS } from '#components/plans/plan-state-marks.ts';
import type { PaymentMethod } from '#components/shell/preferences.ts';
import { Button } from '#components/ui/button';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { useSubmission } from '../../../../use-submission.ts';
import { sendPlan } from '../send/actions.ts';
import { SendRefusal } from '../send-refusal.tsx';
import { planSendingWords as words } from './words.ts';

type StatusTableProps = {
  mode: Mode;
  planId: string;
  version: number;
  rows: readonly MatrixRow[];
  maySend: boolean;
  /** The day by which the fees of the rows were priced, or a day before it. */
  pricedOn: string;
  payment: PaymentMethod;
  /** After a press was answered, and after its refusal was read. */
  onEnd: () => void;
};

export function StatusTable({
  mode,
  planId,
  version,
  rows,
  maySend,
  pricedOn,
  payment,
  onEnd,
}: StatusTableProps) {
  const [sending, setSending] = useState<string>();
  const { submit, forget, problem, busy } = useSubmission(
    ({ code, fee }: MatrixRow) => {
      setSending(code);
      return retryAction(sendPlan)(mode, {
        ...{ id: planId, version, jurisdictions: [code] },
        // The service compares the totals by card, whatever way of payment is shown.
        estimate: { total: fee?.credit_card ?? 0, priced_on: pricedOn },
        key: crypto.randomUUID(),
      });
    },
    () => onEnd(),
  );
  const columns: Column<MatrixRow>[] = [
    {
      key: 'state',
      head: words.state,
      rowHead: true,
      nowrap: true,
      cell: (row) => (
        <TextLink href={hrefOf(mode, planId, row)} alone>
          {row.name}
        </TextLink>
      ),
    },
    {
      key: 'status',
      head: words.status,
      cell: ({ status }) => <MarkChip mark={PLAN_STATE_MARKS[status]} />,
    },
    {
      key: 'next',
      head: words.next,
      cell: (row) => (
        <div className="space-y-1">
          {row.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {row.status === 'refused' && row.ready && maySend ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button size="small" busy={busy && sending === row.code} onClick={() => submit(row)}>
                {words.again}
                <span className="sr-only">: {row.name}</span>
              </Button>
              {row.fee ? (
                <span className="text-small">
                  {words.fee[payment]} <FeeSoFar amount={row.fee[payment]} gap={row.feeGap} />
                </span>
              ) : null}
            </div>
          ) : maySend || leadsOn(row) ? (
            <TextLink href={hrefOf(mode, planId, row)} alone>
              {nextWords(row)}
              <span className="sr-only">: {row.name}</span>
            </TextLink>
          ) : null}
        </div>
      ),
    },
  ];
  return (
    <>
      {problem ? (
        <SendRefusal
          {...{ mode, problem }}
          onCheckAgain={() => {
            forget();
            onEnd();
          }}
        />
      ) : null}
      <DataTable caption={words.states} rows={rows} rowKey={({ code }) => code} columns={columns} />
    </>
  );
}

/** The link of the row; a name that is taken links to the question that cures it. */
export function hrefOf(mode: Mode, planId: string, { code, status, filingId, nameCure }: MatrixRow): string {
  if (filingId) return paths.filing(mode, filingId);
  if (status === 'waiting_approval') return paths.approvals(mode);
  const anchor = nameCure ? `#field-${nameCure}` : '';
  if (status === 'refused') return `${paths.planState(mode, planId, code)}?check=1${anchor}`;
  return status === 'sending' ? paths.plan(mode, planId) : paths.planSend(mode, planId);
}

/** Whether the next step is to look, and not to correct or send. */
function leadsOn({ status, filingId }: MatrixRow): boolean {
  return Boolean(filingId) || status === 'waiting_approval' || status === 'sending';
}

function nextWords({ status, filingId }: MatrixRow): string {
  if (filingId) return words.openFiling;
  if (status === 'waiting_approval') return words.openApprovals;
  if (status === 'refused') return words.correct;
  return status === 'sending' ? words.backToPlan : words.checkAndSend;
}
