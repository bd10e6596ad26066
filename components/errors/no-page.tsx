'use client';

import { useParams } from 'next/navigation';
import { noPageWords } from '#components/errors/no-page-words.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

/** Shown within the frame at an address without a page. */
export function NoPage() {
  const mode = useParams().mode === 'live' ? 'live' : 'test';
  return (
    <>
      <PageHeader title={noPageWords.title} description={noPageWords.detail} />
      <LinkButton href={paths.home(mode)} variant="primary">
        {noPageWords.needs}
      </LinkButton>
    </>
  );
}
