'use client';

import { PageError } from '#components/errors/page-error';
import { eventWords } from './words.ts';

export default function EventsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={eventWords.thePage} error={error} retry={retry} />;
}
