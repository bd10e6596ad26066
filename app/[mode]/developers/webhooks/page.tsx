import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { AddEndpoint } from './add-endpoint.tsx';
import { EndpointRows } from './endpoint-rows.tsx';
import { webhookWords } from './words.ts';

export const metadata: Metadata = { title: webhookWords.page.title };

export default async function WebhooksPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  return (
    <>
      <PageHeader
        title={webhookWords.page.title}
        description={webhookWords.page.description}
        actions={session.may('develop') ? <AddEndpoint mode={session.mode} /> : null}
      />
      <Suspense fallback={<PageSkeleton label={webhookWords.page.endpoints} lines={4} size="row" />}>
        <EndpointRows session={session} />
      </Suspense>
    </>
  );
}
