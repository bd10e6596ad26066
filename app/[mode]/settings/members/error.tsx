'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function MembersError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="members" error={error} retry={retry} />;
}
