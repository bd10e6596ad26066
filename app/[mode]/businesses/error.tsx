'use client';

import { PageError } from '#components/errors/page-error';
import { businessWords } from './words.ts';

export default function BusinessesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={businessWords.list.page} error={error} retry={retry} />;
}
