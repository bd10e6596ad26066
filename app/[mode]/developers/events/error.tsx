'use client';

import { PageError } from '#components/errors/page-error';

export default function EventsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="The events" error={error} retry={retry} />;
}
