import { EndpointChip, eventChoiceWords, whyOff } from '#components/developers/webhook-words';
import { Moment } from '#components/filings/moment';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { WebhookDelivery, WebhookEndpoint } from '#lib/contract/webhook';
import type { Session } from '#lib/session/session';
import { webhookWords } from './words.ts';

type Shown = { endpoint: WebhookEndpoint; latest: WebhookDelivery[] };

// There are never more.
const all = 100;
const recent = 20;

export async function EndpointRows({ session: { client, mode } }: { session: Session }) {
  const { data } = await client.webhookEndpoints.list({ limit: all });
  if (data.length === 0) {
    return (
      <EmptyState kind="nothing-yet" title={webhookWords.page.none}>
        {webhookWords.page.noneDetail}
      </EmptyState>
    );
  }
  // Deliveries live in real time, in test mode too.
  const now = new Date().toISOString();
  const rows = await Promise.all(
    data.map(async (endpoint) => ({
      endpoint,
      latest: (await client.webhookEndpoints.deliveries(endpoint.id, { limit: recent })).data,
    })),
  );
  const columns: Column<Shown>[] = [
    {
      key: 'url',
      head: webhookWords.page.endpoint,
      rowHead: true,
      cell: ({ endpoint }) => (
        <>
          <TextLink tone="strong" alone href={paths.webhook(mode, endpoint.id)}>
            <span className="wrap-anywhere font-mono text-small">{endpoint.url}</span>
          </TextLink>
          {endpoint.description ? (
            <span className="block font-normal text-ink-2 text-small">{endpoint.description}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'status',
      head: webhookWords.page.status,
      cell: ({ endpoint }) => (
        <span className="flex flex-col items-start gap-1">
          <EndpointChip endpoint={endpoint} />
          {whyOff(endpoint) ? <span className="text-ink-2 text-small">{whyOff(endpoint)}</span> : null}
        </span>
      ),
    },
    {
      key: 'events',
      head: webhookWords.page.events,
      cell: ({ endpoint }) => eventChoiceWords(endpoint.event_types),
    },
    { key: 'health', head: webhookWords.page.ofTheLast(recent), cell: ({ latest }) => healthWords(latest) },
    {
      key: 'last',
      head: webhookWords.page.lastSent,
      wideOnly: true,
      cell: ({ latest: [last] }) =>
        last ? <Moment value={last.updated_at} now={now} /> : webhookWords.page.never,
    },
  ];
  return (
    <DataTable
      caption={webhookWords.page.endpoints}
      columns={columns}
      rows={rows}
      rowKey={({ endpoint }) => endpoint.id}
    />
  );
}

function healthWords(latest: readonly WebhookDelivery[]): string {
  if (latest.length === 0) return webhookWords.page.nothingSent;
  const arrived = latest.filter(({ status }) => status === 'delivered').length;
  return arrived === latest.length
    ? webhookWords.page.delivered(arrived)
    : webhookWords.page.deliveredAndNot(arrived, latest.length - arrived);
}
