'use client';

import { FeeLedger } from '#components/fees/fee-ledger';
import { ErrorState } from '#components/ui/error-state';
import { Skeleton } from '#components/ui/skeleton';
import { ClientProblem } from '#lib/client/client-problem';
import type { FeeProps } from './fee-total.tsx';
import { planFormWords } from './words.ts';

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
