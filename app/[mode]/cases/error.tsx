'use client';

import { PageError } from '#components/errors/page-error';
import { caseWords } from './words.ts';

export default function CasesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={caseWords.list.page} error={error} retry={retry} />;
}
