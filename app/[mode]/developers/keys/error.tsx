'use client';

import { PageError } from '#components/errors/page-error';
import { keyWords } from './words.ts';

export default function ApiKeysError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={keyWords.page.thePage} error={error} retry={retry} />;
}
