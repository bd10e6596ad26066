import { DELIVERY_STATUSES, DeliveryChip } from '#components/developers/webhook-words';
import { Moment } from '#components/filings/moment';
import { pageLinks } from '#components/lists/page-trail.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { TabLinks } from '#components/ui/tab-links';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { WebhookDelivery, WebhookEndpoint } from '#lib/contract/webhook';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../../first-page-if-stale.ts';
import { deliveryWords } from '../words.ts';
import { type DeliveryListState, deliveryListQuery } from './delivery-list-query.ts';

type DeliveryRowsProps = { session: Session; endpoint: WebhookEndpoint; state: DeliveryListState };

const perPage = 25;

export async function DeliveryRows({ session: { client, mode }, endpoint, state }: DeliveryRowsProps) {
  const { status, pages } = state;
  const here = paths.webhook(mode, endpoint.id);
  const address = (change: Partial<DeliveryListState>) =>
    `${deliveryListQuery(here, { ...state, pages: [], ...change })}#deliveries`;
  const list = await firstPageIfStale(
    client.webhookEndpoints.deliveries(endpoint.id, {
      limit: perPage,
      ...(status && { status }),
      ...(pages.length > 0 && { cursor: pages.at(-1) }),
    }),
    pages,
    address({}),
  );
  const now = new Date().toISOString();
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'event',
      head: deliveryWords.event,
      rowHead: true,
      cell: ({ id, event_type }) => (
        <TextLink tone="strong" alone href={paths.webhookDelivery(mode, id)}>
          <code className="font-mono text-small">{event_type}</code>
        </TextLink>
      ),
    },
    { key: 'status', head: deliveryWords.status, cell: (row) => <DeliveryChip status={row.status} /> },
    {
      key: 'answer',
      head: deliveryWords.lastResponse,
      headed: true,
      numeric: true,
      blank: ({ last_status }) => last_status === null,
      cell: ({ last_status }) => last_status ?? '—',
    },
    {
      key: 'attempts',
      head: deliveryWords.attempts,
      headed: true,
      numeric: true,
      cell: ({ attempt_count }) => attempt_count,
    },
    {
      key: 'next',
      head: deliveryWords.nextAttempt,
      headed: true,
      blank: ({ next_attempt_at }) => !next_attempt_at,
      cell: ({ next_attempt_at }) => (next_attempt_at ? <Moment value={next_attempt_at} now={now} /> : '—'),
    },
    {
      key: 'made',
      head: deliveryWords.recorded,
      headed: true,
      wideOnly: true,
      cell: ({ created_at }) => <Moment value={created_at} now={now} />,
    },
  ];
  return (
    <>
      <TabLinks
        label={deliveryWords.byStatus}
        tabs={[{ value: null, label: deliveryWords.all }, ...DELIVERY_STATUSES].map(({ value, label }) => ({
          label,
          href: address({ status: value as DeliveryListState['status'] }),
          current: value === status,
        }))}
      />
      {list.data.length === 0 ? (
        <EmptyState
          kind={status ? 'no-match' : 'nothing-yet'}
          title={status ? deliveryWords.noMatch : deliveryWords.none}
        >
          {status ? null : deliveryWords.noneDetail}
        </EmptyState>
      ) : (
        <DataTable
          lines
          caption={deliveryWords.deliveries}
          columns={columns}
          rows={list.data}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination
        label={deliveryWords.deliveries}
        {...pageLinks(pages, list.next_cursor, (trail) => address({ pages: trail }))}
      />
    </>
  );
}
