import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { requireSession } from '#lib/session/require-session';
import { AddEndpoint } from './add-endpoint.tsx';
import { EndpointRows } from './endpoint-rows.tsx';

export const metadata: Metadata = { title: 'Webhooks' };

export default async function WebhooksPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Events are posted to your program as they happen: signed, in order for each filing, and again until they arrive."
        actions={session.role === 'viewer' ? null : <AddEndpoint mode={session.mode} />}
      />
      <Suspense fallback={<Skeleton label="Webhook endpoints" lines={4} size="row" />}>
        <EndpointRows session={session} />
      </Suspense>
    </>
  );
}
