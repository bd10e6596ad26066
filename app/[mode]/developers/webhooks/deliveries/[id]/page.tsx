import type { Metadata } from 'next';
import { DeliveryChip } from '#components/developers/webhook-words';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { deliveryWords, webhookWords } from '../../words.ts';
import { Attempts } from './attempts.tsx';
import { ResendDelivery } from './resend-delivery.tsx';

export const metadata: Metadata = { title: deliveryWords.title };

export default async function DeliveryPage({ params }: { params: Promise<{ mode: string; id: string }> }) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const delivery = await orNotFound(session.client.webhookDeliveries.get(id));
  const endpoint = await orNotFound(session.client.webhookEndpoints.get(delivery.endpoint_id));
  const { filing_id, event_id, next_attempt_at } = delivery;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere font-mono">{delivery.event_type}</span>}
        crumbs={[
          { label: webhookWords.page.title, href: paths.webhooks(session.mode) },
          { label: endpoint.url, href: paths.webhook(session.mode, endpoint.id) },
        ]}
        meta={<DeliveryChip status={delivery.status} />}
        actions={session.may('develop') ? <ResendDelivery delivery={delivery} /> : null}
      />
      <FactList
        facts={[
          {
            term: deliveryWords.messageId,
            value: <Identifier value={event_id} label={deliveryWords.copyId} whole />,
            note: deliveryWords.messageIdDetail,
          },
          ...(filing_id
            ? [
                {
                  term: deliveryWords.filing,
                  value: <TextLink href={paths.filing(session.mode, filing_id)}>{filing_id}</TextLink>,
                },
              ]
            : []),
          ...(next_attempt_at
            ? [{ term: deliveryWords.nextAttempt, value: <Time value={next_attempt_at} /> }]
            : []),
        ]}
      />
      <Attempts delivery={delivery} />
    </>
  );
}
