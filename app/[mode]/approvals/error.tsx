'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function ApprovalsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="approvals" error={error} retry={retry} />;
}
