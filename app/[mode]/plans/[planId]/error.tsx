'use client';

import { PlanError } from '../plan-error.tsx';

export default function ApplicationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError page="plan" error={error} reset={reset} />;
}
