'use client';

import { PlanError } from '../../plans/plan-error.tsx';

export default function NewFormationError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PlanError title="Form an LLC" error={error} reset={reset} />;
}
