'use client';

import { PlanError } from '../plan-error.ts';

export default function NewPlanError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError page="qualification" error={error} reset={reset} />;
}
