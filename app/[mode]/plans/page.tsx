import type { Metadata } from 'next';
import { ListKeys } from '#components/lists/list-keys';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { draftRows } from './draft-rows.ts';
import { DraftTable } from './draft-table.tsx';
import { planListWords } from './words.ts';

export const metadata: Metadata = { title: planListWords.title };

type DraftsPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<{ cursor?: string | string[] }>;
};

export default async function DraftsPage({ params, searchParams }: DraftsPageProps) {
  const session = await requireSession((await params).mode);
  const { cursor } = await searchParams;
  const after = typeof cursor === 'string' ? cursor : undefined;
  const { mode } = session;
  const [page, waiting] = await Promise.all([
    session.consoleClient.planDrafts.list({ status: 'draft', limit: 25, ...(after && { cursor: after }) }),
    session.consoleClient.approvals.list({ status: 'waiting', limit: 25 }),
  ]);
  const rows = draftRows(session, page.data);
  const mayChange = session.may('prepare');
  const form = <LinkButton href={paths.newFormation(mode)}>{planListWords.form}</LinkButton>;
  const qualify = (
    <LinkButton variant="primary" href={paths.newPlan(mode)}>
      {planListWords.qualify}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={planListWords.title}
        description={planListWords.description}
        actions={
          mayChange && rows.length > 0 ? (
            <>
              {form}
              {qualify}
            </>
          ) : null
        }
      />
      {waiting.data.length > 0 ? (
        <div className="mb-4">
          <Notice
            title={planListWords.waiting(waiting.data.length, waiting.next_cursor === null)}
            actions={<LinkButton href={paths.approvals(mode)}>{planListWords.seeWaiting}</LinkButton>}
          />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={planListWords.none}
          action={
            mayChange ? (
              <>
                {qualify}
                {form}
              </>
            ) : null
          }
        >
          {planListWords.noneDetail}
        </EmptyState>
      ) : (
        <>
          <ListKeys>
            <DraftTable {...{ mode, rows, mayChange }} />
          </ListKeys>
          <Pagination
            label={planListWords.title}
            range={planListWords.count(rows.length, !after && !page.next_cursor)}
            {...(after && { newerHref: paths.plans(mode) })}
            {...(page.next_cursor && { olderHref: paths.plans(mode, { cursor: page.next_cursor }) })}
          />
        </>
      )}
    </>
  );
}
