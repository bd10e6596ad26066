import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { colleagues } from '../colleagues.ts';
import { AgentMailFilters } from './agent-mail-filters.tsx';
import { loadAgentMailList } from './agent-mail-list-query.ts';
import { AgentMailRows } from './agent-mail-rows.tsx';
import { inboxWords } from './words.ts';

export const metadata: Metadata = { title: inboxWords.title };

type AgentMailPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function AgentMailPage({ params, searchParams }: AgentMailPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={inboxWords.title} host={host} />;
  const state = await loadAgentMailList(searchParams);
  return (
    <>
      <PageHeader title={inboxWords.title} description={inboxWords.description} />
      <ListArea>
        <AgentMailFilters mode={session.mode} colleagues={colleagues(session)} />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={inboxWords.title} lines={10} size="row" />}>
              <AgentMailRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
