'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function NewPlanError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="qualification" error={error} retry={retry} />;
}
