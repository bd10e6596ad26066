'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function DeskFilingError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="deskFiling" error={error} retry={retry} />;
}
