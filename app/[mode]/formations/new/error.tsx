'use client';

import { PlanError } from '../../plans/plan-error.ts';

export default function NewFormationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError page="formation" error={error} reset={reset} />;
}
