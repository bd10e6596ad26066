'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpStatus } from '#components/developers/http-status';
import { JsonPanel } from '#components/developers/json-panel';
import { LogTime } from '#components/developers/log-time';
import { Who } from '#components/developers/who-cell';
import { ErrorState } from '#components/ui/error-state';
import { Section } from '#components/ui/section';
import { Skeleton } from '#components/ui/skeleton';
import { TextLink } from '#components/ui/text-link';
import { browserClient, browserConsole } from '#lib/client/browser-client';
import { ClientProblem } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { unreadablePart } from '../words.ts';
import { inspectorWords as words } from './words.ts';

const shown = 10;
const requestsEveryMs = 5_000;

export type InspectedProps = { mode: Mode; kind: 'filing' | 'business'; id: string };

/** The object, its events, and the requests that name it; each part is read, and may fail, on its own. */
export function Inspected({ mode, kind, id }: InspectedProps) {
  const client = browserClient(paths.data(mode));
  const calls = { filing: client.filings, business: client.businesses }[kind];
  const object = useQuery<object>({
    queryKey: [mode, kind, id],
    queryFn: ({ signal }) => calls.get(id, signal),
  });
  const events = useQuery({
    // Read again with the other events of the page, when a filing changes.
    queryKey: [mode, `${kind}-events`, id, 'latest'],
    queryFn: ({ signal }) =>
      client.events.list({ [kind === 'filing' ? 'filing_id' : 'object_id']: id, limit: shown }, signal),
  });
  const requests = useQuery({
    queryKey: [mode, 'inspected-requests', id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).requests.list({ q: id, limit: shown }, signal),
    // A request is written a moment after its answer, and whoever looks here makes the next one.
    refetchInterval: requestsEveryMs,
  });
  return (
    <div className="mt-4 grid items-start gap-x-8 gap-y-8 xl:grid-cols-2">
      <Part query={object} title={words.object} lines={12}>
        {(value) => (
          <JsonPanel title={words.object} id="inspected-object" text={JSON.stringify(value)} first />
        )}
      </Part>
      <div className="min-w-0">
        <Part query={events} title={words.events} lines={6}>
          {({ data }) => (
            <Latest
              title={words.events}
              id="inspected-events"
              all={{ label: words.allEvents, href: paths.events(mode, { q: id }) }}
              none={words.noEvent}
              first
            >
              {data.map((event) => (
                <Line
                  key={event.id}
                  name={event.type}
                  href={paths.events(mode, { q: id, event: event.id })}
                  at={event.created_at}
                >
                  <Who actor={event.actor} />
                </Line>
              ))}
            </Latest>
          )}
        </Part>
        <Part query={requests} title={words.requests} lines={6}>
          {({ data }) => (
            <Latest
              title={words.requests}
              id="inspected-requests"
              all={{ label: words.allRequests, href: paths.requests(mode, { q: id }) }}
              none={words.noRequest}
            >
              {data.map((request) => (
                <Line
                  key={request.id}
                  name={`${request.method} ${request.path}`}
                  href={paths.request(mode, request.id)}
                  at={request.created_at}
                >
                  <HttpStatus status={request.status} /> <Who actor={request.actor} />
                </Line>
              ))}
            </Latest>
          )}
        </Part>
      </div>
    </div>
  );
}

type PartProps<T> = {
  query: UseQueryResult<T>;
  title: string;
  lines: number;
  children: (value: T) => ReactNode;
};

function Part<T>({ query, title, lines, children }: PartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton label={title} lines={lines} size="row" />;
  const { error } = query;
  const why = error instanceof ClientProblem ? error.problem.detail : words.unreadable;
  return (
    <ErrorState
      title={unreadablePart(title, why)}
      requestId={(error instanceof ClientProblem && error.requestId) || undefined}
      onRetry={query.refetch}
    />
  );
}

type LatestProps = {
  title: string;
  id: string;
  all: { label: string; href: string };
  none: string;
  first?: boolean;
  children: ReactNode[];
};

function Latest({ title, id, all, none, first, children }: LatestProps) {
  return (
    <Section title={title} id={id} first={first} actions={<TextLink href={all.href}>{all.label}</TextLink>}>
      {children.length > 0 ? (
        <ul className="divide-y divide-rule border-rule border-y">{children}</ul>
      ) : (
        <p className="text-ink-2">{none}</p>
      )}
    </Section>
  );
}

type LineProps = { name: string; href: string; at: string; children: ReactNode };

function Line({ name, href, at, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <TextLink alone href={href}>
        <span className="wrap-anywhere font-mono text-small">{name}</span>
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
        {children} <LogTime value={at} />
      </span>
    </li>
  );
}
