'use client';

import { useRouter } from 'next/navigation';
import { ErrorState } from '#components/ui/error-state';

type PanelProblemProps = { title: string; detail: string; requestId: string | null };

export function PanelProblem({ title, detail, requestId }: PanelProblemProps) {
  const router = useRouter();
  return (
    <ErrorState
      title={title}
      detail={detail}
      requestId={requestId ?? undefined}
      onRetry={() => router.refresh()}
    />
  );
}
