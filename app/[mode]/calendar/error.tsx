'use client';

import { PageError } from '#components/errors/page-error';

export default function CalendarError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="calendar" error={error} retry={retry} />;
}
