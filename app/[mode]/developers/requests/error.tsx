'use client';

import { PageError } from '#components/errors/page-error';
import { requestWords } from './words.ts';

export default function RequestsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={requestWords.list.thePage} error={error} retry={retry} />;
}
