'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function OrganizationError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="organization" error={error} retry={retry} />;
}
