'use client';

import { PlanError } from '../plan-error.tsx';

export default function ApplicationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title="Application" error={error} reset={reset} />;
}
