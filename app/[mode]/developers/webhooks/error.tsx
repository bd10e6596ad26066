'use client';

import { PageError } from '#components/errors/page-error';

export default function WebhooksError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="The webhooks" error={error} retry={retry} />;
}
