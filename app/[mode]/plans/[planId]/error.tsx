'use client';

import { PlanError } from '../plan-error.ts';

export default function ApplicationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError page="plan" error={error} reset={reset} />;
}
