'use client';

import { PageError } from '#components/errors/page-error';

export default function BusinessesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="businesses" error={error} retry={retry} />;
}
