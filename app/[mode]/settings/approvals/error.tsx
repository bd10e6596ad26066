'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function ApprovalRulesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="approvalRules" error={error} retry={retry} />;
}
