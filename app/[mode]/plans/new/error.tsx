'use client';

import { PlanError } from '../plan-error.tsx';
import { planStartWords } from '../words.ts';

export default function NewPlanError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title={planStartWords.qualify} error={error} reset={reset} />;
}
