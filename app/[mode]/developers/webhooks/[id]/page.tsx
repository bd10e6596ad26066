import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { EndpointChip } from '#components/developers/webhook-words';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { deliveryWords, endpointWords, webhookWords } from '../words.ts';
import { loadDeliveryList } from './delivery-list-query.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { EndpointFacts } from './endpoint-facts.tsx';
import { EndpointTools } from './endpoint-tools.tsx';

export const metadata: Metadata = { title: endpointWords.title };

type EndpointPageProps = {
  params: Promise<{ mode: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function EndpointPage({ params, searchParams }: EndpointPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const endpoint = await orNotFound(session.client.webhookEndpoints.get(id));
  const state = await loadDeliveryList(searchParams);
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere font-mono">{endpoint.url}</span>}
        crumbs={[{ label: webhookWords.page.title, href: paths.webhooks(session.mode) }]}
        meta={<EndpointChip endpoint={endpoint} />}
        actions={session.may('develop') ? <EndpointTools endpoint={endpoint} /> : null}
      />
      <EndpointFacts endpoint={endpoint} />
      <Section id="deliveries" title={deliveryWords.deliveries} description={deliveryWords.period}>
        <Suspense fallback={<PageSkeleton label={deliveryWords.deliveries} lines={8} size="row" />}>
          <DeliveryRows session={session} endpoint={endpoint} state={state} />
        </Suspense>
      </Section>
    </>
  );
}
