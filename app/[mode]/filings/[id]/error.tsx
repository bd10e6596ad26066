'use client';

import { PageError } from '#components/errors/page-error';
import { filingWords } from '../words.ts';

export default function FilingError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={filingWords.page.page} error={error} retry={retry} />;
}
