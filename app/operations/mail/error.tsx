'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function DeskMailError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="deskMail" error={error} retry={retry} />;
}
