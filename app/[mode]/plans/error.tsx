'use client';

import { PlanError } from './plan-error.tsx';
import { planListWords } from './words.ts';

export default function DraftsError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title={planListWords.title} error={error} reset={reset} />;
}
