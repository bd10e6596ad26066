'use client';

import { PageError } from '#components/errors/page-error';
import { requestWords } from '../words.ts';

export default function RequestError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={requestWords.page.thePage} error={error} retry={retry} />;
}
