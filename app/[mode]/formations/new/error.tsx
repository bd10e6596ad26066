'use client';

import { PlanError } from '../../plans/plan-error.tsx';
import { planStartWords } from '../../plans/words.ts';

export default function NewFormationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title={planStartWords.form} error={error} reset={reset} />;
}
