import { EndpointChip, eventChoiceWords, whyOff } from '#components/developers/webhook-words';
import { momentWords } from '#components/filings/moment-words';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { WebhookDelivery, WebhookEndpoint } from '#lib/contract/webhook';
import type { Session } from '#lib/session/session';

type Shown = { endpoint: WebhookEndpoint; latest: WebhookDelivery[] };

// There are never more.
const all = 100;
const recent = 20;

export async function EndpointRows({ session: { client, mode } }: { session: Session }) {
  const { data } = await client.webhookEndpoints.list({ limit: all });
  if (data.length === 0) {
    return (
      <EmptyState kind="nothing-yet" title="No webhook endpoint yet">
        Add the address of your program, and it hears of each step of a filing without asking. The guide in
        the reference shows how a signature is checked.
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
      head: 'Endpoint',
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
      head: 'Status',
      cell: ({ endpoint }) => (
        <span className="flex flex-col items-start gap-1">
          <EndpointChip endpoint={endpoint} />
          {whyOff(endpoint) ? <span className="text-ink-2 text-small">{whyOff(endpoint)}</span> : null}
        </span>
      ),
    },
    { key: 'events', head: 'Events', cell: ({ endpoint }) => eventChoiceWords(endpoint.event_types) },
    { key: 'health', head: `Of the last ${recent}`, cell: ({ latest }) => healthWords(latest) },
    {
      key: 'last',
      head: 'Last sent',
      wideOnly: true,
      cell: ({ latest: [last] }) => (last ? momentWords(last.updated_at, now) : 'Never'),
    },
  ];
  return (
    <DataTable
      caption="Webhook endpoints"
      columns={columns}
      rows={rows}
      rowKey={({ endpoint }) => endpoint.id}
    />
  );
}

function healthWords(latest: readonly WebhookDelivery[]): string {
  if (latest.length === 0) return 'Nothing sent yet';
  const arrived = latest.filter(({ status }) => status === 'delivered').length;
  return arrived === latest.length
    ? `${arrived} delivered`
    : `${arrived} delivered, ${latest.length - arrived} not`;
}
