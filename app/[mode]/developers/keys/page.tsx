import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { roleNames } from '#components/people/words.ts';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import type { Role } from '#lib/contract/roles';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { ActiveKeys } from './active-keys.tsx';
import { EndedKeys, loadKeyList } from './ended-keys.tsx';
import { CreateKeyButton } from './key-desk.tsx';
import { RemoteKey } from './remote-key.tsx';
import { keyWords } from './words.ts';

export const metadata: Metadata = { title: keyWords.page.title };

type ApiKeysPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function ApiKeysPage({ params, searchParams }: ApiKeysPageProps) {
  const session = await requireSession((await params).mode);
  const { pages } = await loadKeyList(searchParams);
  const { mode, may, organization } = session;
  const host = hostElsewhere();
  // Keys live in real time, in test mode too.
  const now = new Date().toISOString();
  return (
    <>
      <PageHeader
        title={keyWords.page.title}
        description={
          host ? keyWords.page.elsewhere(mode, host) : keyWords.page.description(mode, organization.name)
        }
        actions={may('develop') ? <CreateKeyButton mode={mode} roles={organization.roles} /> : null}
      />
      {may('develop') ? null : <OnlyDevelopers roles={organization.roles} />}
      <Suspense fallback={<PageSkeleton label={keyWords.page.title} lines={4} size="row" />}>
        <RemoteKey session={session} />
        <ActiveKeys session={session} now={now} />
        <EndedKeys session={session} pages={pages} now={now} />
      </Suspense>
    </>
  );
}

/** For people who may see the keys but not change them. */
function OnlyDevelopers({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="mb-6">
      <Notice title={keyWords.page.onlyDevelopers}>{keyWords.page.askDeveloper(roleNames(roles))}</Notice>
    </div>
  );
}
