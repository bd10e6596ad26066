'use client';

import { PageError } from '#components/errors/page-error';
import { filingWords } from './words.ts';

export default function FilingsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={filingWords.list.page} error={error} retry={retry} />;
}
