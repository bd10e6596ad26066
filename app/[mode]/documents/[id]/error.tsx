'use client';

import { PageError } from '#components/errors/page-error';

export default function DocumentError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="The paper" error={error} retry={retry} />;
}
