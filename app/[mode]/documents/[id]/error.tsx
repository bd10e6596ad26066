'use client';

import { documentsWords } from '#components/documents/words.ts';
import { PageError } from '#components/errors/page-error';

export default function DocumentError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={documentsWords.page.page} error={error} retry={retry} />;
}
