'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function WebhooksError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="webhooks" error={error} retry={retry} />;
}
