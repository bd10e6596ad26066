'use client';

import { errorWords } from '#components/errors/words.ts';
import { useMode } from '#components/shell/use-mode.ts';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

type NoRemoteKeyProps = { title: string; why: 'missing' | 'refused' };

/** Shown instead of a page if the organization has no key that the filing service hosted elsewhere accepts. */
export function NoRemoteKey({ title, why }: NoRemoteKeyProps) {
  const mode = useMode();
  const isMissing = why === 'missing';
  return (
    <>
      <PageHeader title={title} />
      <Notice
        kind="warning"
        title={isMissing ? errorWords.noKey(mode) : errorWords.keyRefused(mode)}
        actions={<LinkButton href={paths.apiKeys(mode)}>{errorWords.goToKeys}</LinkButton>}
      >
        {isMissing ? errorWords.noKeyDetail : errorWords.keyRefusedDetail}
      </Notice>
    </>
  );
}
