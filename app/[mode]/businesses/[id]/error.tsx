'use client';

import { PageError } from '#components/errors/page-error';
import { businessWords } from '../words.ts';

export default function BusinessError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={businessWords.page.page} error={error} retry={retry} />;
}
