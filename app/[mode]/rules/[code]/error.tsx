'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function RulesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="rules" error={error} retry={retry} />;
}
