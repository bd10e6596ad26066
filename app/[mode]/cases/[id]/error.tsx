'use client';

import { PageError } from '#components/errors/page-error';
import { caseWords } from '../words.ts';

export default function CaseError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={caseWords.page.page} error={error} retry={retry} />;
}
