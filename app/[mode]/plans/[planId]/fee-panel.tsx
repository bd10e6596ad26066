'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { FeeLedger } from '#components/fees/fee-ledger';
import { ErrorState } from '#components/ui/error-state';
import { formatMoney } from '#components/ui/format-money';
import { Section } from '#components/ui/section';
import { Skeleton } from '#components/ui/skeleton';
import { ClientProblem } from '#lib/client/client-problem';
import type { FeeQuote } from '#lib/contract/fee';

type FeePanelProps = {
  fee: UseQueryResult<FeeQuote>;
  /** Of the state. */
  name: string;
  fieldLabel: (name: string) => string;
};

/** Beside the form where there is room; above it as one line that opens where there is none. */
export function FeePanel({ fee, name, fieldLabel }: FeePanelProps) {
  const title = `Fee estimate, ${name}`;
  const { data, error, isPlaceholderData } = fee;
  if (error && !data) return <FeeFault title={title} error={error} onRetry={() => fee.refetch()} />;
  const ledger = data ? (
    <FeeLedger quote={data} stateName={name} fieldLabel={fieldLabel} stale={isPlaceholderData} />
  ) : (
    <Skeleton label="Fee" lines={4} size="row" />
  );
  const sum = data ? `${formatMoney(data.total.amount)} USD by card` : '';
  const said = [
    sum,
    data && data.needs.length > 0 && 'and lines not computable yet',
    data && data.unpriced.length > 0 && 'and a fee to ask the office for',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <div className="max-[1199px]:hidden">
        <Section title={title} first>
          {ledger}
        </Section>
      </div>
      <details className="group border-ink border-t-2 pt-3 min-[1200px]:hidden">
        <summary className="flex min-h-6 list-none items-center gap-1 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight size={14} aria-hidden="true" className="shrink-0 group-open:rotate-90" />
          <span className="font-semibold">{title}</span>
          <span className="ms-auto text-end">{said}</span>
        </summary>
        <div className="pt-3">{ledger}</div>
      </details>
      <p role="status" className="sr-only">
        {said ? `Estimated fee: ${said}` : ''}
      </p>
    </>
  );
}

function FeeFault({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const known = error instanceof ClientProblem ? error : null;
  return (
    <Section title={title} first>
      <ErrorState
        title={known?.problem.title ?? 'The fee could not be computed'}
        detail={known?.problem.detail ?? 'The form can be filled in all the same.'}
        {...(known?.requestId && { requestId: known.requestId })}
        onRetry={onRetry}
      />
    </Section>
  );
}
