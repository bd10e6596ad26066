import type { Metadata } from 'next';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { draftRows } from './draft-rows.ts';
import { DraftTable } from './draft-table.tsx';

export const metadata: Metadata = { title: 'Drafts' };

type DraftsPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<{ cursor?: string | string[] }>;
};

export default async function DraftsPage({ params, searchParams }: DraftsPageProps) {
  const session = await requireSession((await params).mode);
  const { cursor } = await searchParams;
  const after = typeof cursor === 'string' ? cursor : undefined;
  const { mode } = session;
  const page = await session.console.plans.list({
    status: 'draft',
    limit: 25,
    ...(after && { cursor: after }),
  });
  const rows = await draftRows(session, page.data);
  const start = (
    <>
      {session.role === 'viewer' ? null : (
        <LinkButton href={paths.newFormation(mode)}>Form an LLC</LinkButton>
      )}
      <LinkButton variant="primary" href={paths.newPlan(mode)}>
        New qualification
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader
        title="Drafts"
        description="Applications that are begun and not sent. Everybody in your organization can go on with them."
        actions={rows.length > 0 ? start : null}
      />
      {rows.length === 0 ? (
        <EmptyState kind="nothing-yet" title="No drafts" action={start}>
          An application is a draft from its first answer until it is sent, so that it can be left and taken
          up again, by you or a colleague.
        </EmptyState>
      ) : (
        <>
          <DraftTable mode={mode} rows={rows} />
          <Pagination
            label="Drafts"
            range={`${rows.length} drafts`}
            {...(after && { newerHref: paths.plans(mode) })}
            {...(page.next_cursor && { olderHref: paths.plans(mode, { cursor: page.next_cursor }) })}
          />
        </>
      )}
    </>
  );
}
