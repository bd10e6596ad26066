'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function EventsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="events" error={error} retry={retry} />;
}
