import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { DownloadButton } from '#components/ui/download-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditFilter, loadAuditList } from './audit-list-query.ts';
import { AuditRows } from './audit-rows.tsx';
import { auditWords } from './words.ts';

export const metadata: Metadata = { title: auditWords.title };

type AuditPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function AuditPage({ params, searchParams }: AuditPageProps) {
  const session = await requireSession((await params).mode);
  const state = await loadAuditList(searchParams);
  if (!session.may('administer')) {
    return (
      <>
        <PageHeader title={auditWords.title} description={auditWords.description} />
        <Notice title={auditWords.onlyAdministrators} />
      </>
    );
  }
  const filter = auditFilter(state, await nowInMode(session));
  return (
    <>
      <PageHeader
        title={auditWords.title}
        description={auditWords.description}
        actions={
          <DownloadButton href={paths.auditExport(session.mode, filter)}>{auditWords.export}</DownloadButton>
        }
      />
      <Suspense fallback={<p className="mb-6 text-ink-2">{auditWords.verifying}</p>}>
        <ChainLine session={session} />
      </Suspense>
      <ListArea>
        <AuditFilters />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={auditWords.title} lines={12} size="row" />}>
              <AuditRows session={session} state={state} filter={filter} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}

/** Whether the audit log is complete and unchanged, verified on each visit. */
async function ChainLine({ session: { client } }: { session: Session }) {
  const { ok, checked, sequence, fault } = await client.audit.verification();
  if (!ok) {
    return (
      <div className="mb-6">
        <Notice kind="stop" title={auditWords.fault((fault?.sequence ?? sequence).toLocaleString('en-US'))}>
          {auditWords.faultDetail}
        </Notice>
      </div>
    );
  }
  return (
    <p className="mb-6 text-ink-2">
      {checked === 0
        ? auditWords.empty
        : auditWords.whole(checked.toLocaleString('en-US'), checked === sequence)}
    </p>
  );
}
