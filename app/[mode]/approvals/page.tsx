import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { ListKeys } from '#components/lists/list-keys';
import { pagesParser } from '#components/lists/page-trail.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { ApprovalRows } from './approval-rows.tsx';
import { approvalListWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

const loadQuery = createLoader({
  status: parseAsStringLiteral(['waiting', 'ended'] as const).withDefault('waiting'),
  pages: pagesParser,
});

type ApprovalsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function ApprovalsPage({ params, searchParams }: ApprovalsPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={words.title} host={host} />;
  const { status, pages } = await loadQuery(searchParams);
  const { mode } = session;
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<LinkButton href={paths.approvalRules(mode)}>{words.rules}</LinkButton>}
      />
      <div className="mb-4 border-rule border-b">
        <TabLinks
          label={words.show}
          tabs={[
            { label: words.waiting, href: paths.approvals(mode), current: status === 'waiting' },
            {
              label: words.ended,
              href: paths.approvals(mode, { status: 'ended' }),
              current: status === 'ended',
            },
          ]}
        />
      </div>
      <ListKeys>
        <Suspense key={status} fallback={<PageSkeleton label={words.title} lines={8} size="row" />}>
          <ApprovalRows session={session} status={status} pages={pages} />
        </Suspense>
      </ListKeys>
    </>
  );
}
