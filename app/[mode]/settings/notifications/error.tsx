'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function NotificationsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="notifications" error={error} retry={retry} />;
}
