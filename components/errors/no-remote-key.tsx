'use client';

import { useParams } from 'next/navigation';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

/** In place of a page of an organization that has no key for the filing service hosted elsewhere. */
export function NoRemoteKey({ what }: { what: string }) {
  const mode = useParams().mode === 'live' ? 'live' : 'test';
  return (
    <>
      <PageHeader title={`${what} cannot be shown yet`} />
      <Notice
        kind="warning"
        title={`Your organization has no ${mode} key for the filing service`}
        actions={<LinkButton href={paths.apiKeys(mode)}>Go to API keys</LinkButton>}
      >
        It files with a service that is hosted elsewhere, and needs a key of its own there. An administrator
        adds the key under Developers, API keys.
      </Notice>
    </>
  );
}
