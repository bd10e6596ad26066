'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { FeeLedger } from '#components/fees/fee-ledger';
import { ErrorState } from '#components/ui/error-state';
import { formatMoney } from '#components/ui/format-money.ts';
import { Section } from '#components/ui/section';
import { Skeleton } from '#components/ui/skeleton';
import { ClientProblem } from '#lib/client/client-problem';
import type { FeeQuote } from '#lib/contract/fee';
import { planFormWords } from '../words.ts';

type FeePanelProps = {
  fee: UseQueryResult<FeeQuote>;
  /** Of the state. */
  name: string;
  fieldLabel: (name: string) => string;
  /** Answers that no sum can rest on, each in a sentence. */
  lacks: readonly string[];
};

/** Beside the form where there is room; above it as one line that opens where there is none. */
export function FeePanel({ fee, name, fieldLabel, lacks }: FeePanelProps) {
  const title = planFormWords.feeEstimate(name);
  const { data, error, isPlaceholderData } = fee;
  const isLacking = lacks.length > 0;
  if (!isLacking && error && !data)
    return <FeeFault title={title} error={error} onRetry={() => fee.refetch()} />;
  const ledger = isLacking ? (
    <FeeLacks lacks={lacks} />
  ) : data ? (
    <FeeLedger quote={data} stateName={name} fieldLabel={fieldLabel} stale={isPlaceholderData} />
  ) : (
    <Skeleton label={planFormWords.fee} lines={4} size="row" />
  );
  const sum = data ? planFormWords.byCard(formatMoney(data.total.amount)) : '';
  const parts = [
    sum,
    data && data.needs.length > 0 && planFormWords.andMore,
    data && data.unpriced.length > 0 && planFormWords.andUnpriced,
  ];
  const said = isLacking ? planFormWords.noSum : parts.filter(Boolean).join(', ');
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
        {said ? planFormWords.estimated(said) : ''}
      </p>
    </>
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

function FeeFault({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const known = error instanceof ClientProblem ? error : null;
  return (
    <Section title={title} first>
      <ErrorState
        title={known?.problem.title ?? planFormWords.feeFailed}
        detail={known?.problem.detail ?? planFormWords.feeFailedDetail}
        {...(known?.requestId && { requestId: known.requestId })}
        onRetry={onRetry}
      />
    </Section>
  );
}
