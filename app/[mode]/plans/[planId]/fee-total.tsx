'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { feeWords } from '#components/fees/words.ts';
import type { FeeQuote } from '#lib/contract/fee';
import { formatMoney } from '#lib/rules/fees/format-money';
import { planFormWords } from './words.ts';

export type FeeProps = {
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
    data && data.needs.length > 0 && feeWords.gap.answers,
    data && data.unpriced.length > 0 && feeWords.gap.office,
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
