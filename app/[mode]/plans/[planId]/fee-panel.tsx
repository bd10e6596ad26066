'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { FeeLedger } from '#components/fees/fee-ledger';
import { ErrorState } from '#components/ui/error-state';
import { formatMoney } from '#components/ui/format-money.ts';
import { Skeleton } from '#components/ui/skeleton';
import { ClientProblem } from '#lib/client/client-problem';
import type { FeeQuote } from '#lib/contract/fee';
import { planFormWords } from '../words.ts';

type FeeProps = {
  fee: UseQueryResult<FeeQuote>;
  /** Answers that no sum can rest on, each in a sentence. */
  lacks: readonly string[];
};

/** The sum as one line, said again whenever it changes. */
export function FeeTotal({ fee: { data, error }, lacks }: FeeProps) {
  const isLacking = lacks.length > 0;
  if (!isLacking && error && !data) return planFormWords.feeFailed;
  const sum = data ? formatMoney(data.total.amount) : '';
  const parts = [
    data && planFormWords.byCard(sum),
    data && data.needs.length > 0 && planFormWords.andMore,
    data && data.unpriced.length > 0 && planFormWords.andUnpriced,
  ].filter(Boolean);
  const said = isLacking ? planFormWords.noSum : parts.join(', ');
  const shown = isLacking || parts.length < 2 ? said : planFormWords.soFar(sum);
  return (
    <>
      {planFormWords.fee} {shown}
      <span role="status" className="sr-only">
        {said ? planFormWords.estimated(said) : ''}
      </span>
    </>
  );
}

type FeePanelProps = FeeProps & {
  /** Of the state. */
  name: string;
  fieldLabel: (name: string) => string;
};

/** How the sum comes about, behind it. */
export function FeePanel({ fee, name, fieldLabel, lacks }: FeePanelProps) {
  const { data, error, isPlaceholderData } = fee;
  if (lacks.length > 0) return <FeeLacks lacks={lacks} />;
  if (error && !data) return <FeeFault error={error} onRetry={() => fee.refetch()} />;
  return data ? (
    <FeeLedger quote={data} stateName={name} fieldLabel={fieldLabel} stale={isPlaceholderData} />
  ) : (
    <Skeleton label={planFormWords.fee} lines={4} size="row" />
  );
}

function FeeLacks({ lacks }: { lacks: readonly string[] }) {
  return (
    <>
      <p className="font-semibold">{planFormWords.noSumTitle}</p>
      <ul className="mt-1 space-y-1 text-you">
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </>
  );
}

function FeeFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const known = error instanceof ClientProblem ? error : null;
  return (
    <ErrorState
      title={known?.problem.title ?? planFormWords.feeFailed}
      detail={known?.problem.detail ?? planFormWords.feeFailedDetail}
      {...(known?.requestId && { requestId: known.requestId })}
      onRetry={onRetry}
    />
  );
}
