'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function OperatorKeysError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="operatorKeys" error={error} retry={retry} />;
}
