'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function ApprovalError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="approval" error={error} retry={retry} />;
}
