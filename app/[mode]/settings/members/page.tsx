import type { Metadata } from 'next';
import { createLoader, createSerializer, type SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { pageLinks, pagesParser } from '#components/lists/page-trail.ts';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Pagination } from '#components/ui/pagination';
import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteButton } from './member-buttons.tsx';
import { MemberTable } from './member-table.tsx';
import { RemovedTable } from './removed-table.tsx';

const words = settingsWords.members;
const pageSize = 50;

/** The position in the list of members. */
const memberListParsers = { pages: pagesParser };
const loadMemberList = createLoader(memberListParsers);
const memberListQuery = createSerializer(memberListParsers);

export const metadata: Metadata = { title: words.title };

type MembersPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function MembersPage({ params, searchParams }: MembersPageProps) {
  const session = await requireSession((await params).mode);
  const { pages } = await loadMemberList(searchParams);
  // Membership uses real time, also in test mode.
  const now = new Date().toISOString();
  const isAdministrator = session.may('administer');
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description(session.organization.name)}
        actions={isAdministrator ? <InviteButton mode={session.mode} /> : null}
      />
      {isAdministrator ? null : (
        <div className="mb-6">
          <Notice title={words.onlyAdministrators} />
        </div>
      )}
      <Suspense fallback={<PageSkeleton label={words.title} lines={4} size="row" />}>
        <MemberRows session={session} pages={pages} now={now} />
        {isAdministrator ? (
          <>
            <InvitationTable session={session} now={now} />
            <RemovedTable session={session} now={now} />
          </>
        ) : null}
      </Suspense>
    </>
  );
}

type MemberRowsProps = { session: Session; pages: string[]; now: string };

async function MemberRows({ session, pages, now }: MemberRowsProps) {
  const { mode, consoleClient } = session;
  const { data, next_cursor } = await consoleClient.members.list({ limit: pageSize, cursor: pages.at(-1) });
  // Work is handed over to anybody, on whichever page they are.
  const everybody =
    session.may('administer') && (pages.length > 0 || next_cursor)
      ? await Array.fromAsync(everyItem(consoleClient.members.list)({ limit: 100 }))
      : data;
  const page = (trail: string[]) => memberListQuery(paths.members(mode), { pages: trail });
  return (
    <>
      <MemberTable session={session} rows={data} everybody={everybody} now={now} />
      {pages.length > 0 || next_cursor ? (
        <Pagination label={words.title} {...pageLinks(pages, next_cursor, page)} />
      ) : null}
    </>
  );
}
