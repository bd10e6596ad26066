'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function NewFormationError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="formation" error={error} retry={retry} />;
}
