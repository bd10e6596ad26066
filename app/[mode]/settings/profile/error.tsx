'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function ProfileError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="profile" error={error} retry={retry} />;
}
