'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function DeskReportError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="filingReport" error={error} retry={retry} />;
}
