'use client';

import { PageError } from '#components/errors/page-error';

export default function HomeError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="needs" error={error} retry={retry} />;
}
