'use client';

import { errorWords } from '#components/errors/words.ts';
import { useMode } from '#components/shell/use-mode.ts';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

/** Shown instead of a page if the organization has no key for the filing service that is hosted elsewhere. */
export function NoRemoteKey({ what }: { what: string }) {
  const mode = useMode();
  return (
    <>
      <PageHeader title={errorWords.notYet(what)} />
      <Notice
        kind="warning"
        title={errorWords.noKey(mode)}
        actions={<LinkButton href={paths.apiKeys(mode)}>{errorWords.goToKeys}</LinkButton>}
      >
        {errorWords.noKeyDetail}
      </Notice>
    </>
  );
}
