'use client';

import { PageError } from '#components/errors/page-error';
import { homeWords } from '#components/home/words.ts';

export default function HomeError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what={homeWords.needs.table} error={error} retry={retry} />;
}
