'use client';

import { PlanError } from '../plan-error.tsx';
import { planListWords } from '../words.ts';

export default function ApplicationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title={planListWords.plan} error={error} reset={reset} />;
}
