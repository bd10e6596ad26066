'use client';

import { PlanError } from './plan-error.ts';

export default function DraftsError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError page="plans" error={error} reset={reset} />;
}
