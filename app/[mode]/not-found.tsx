import { headers } from 'next/headers';
import { noPageWords } from '#components/errors/no-page-words.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { pagePathHeader } from '#lib/session/safe-next';

/** Within the frame. The server renders it, so that no page loads a script for it. */
export default async function PageNotFound() {
  const isLive = (await headers()).get(pagePathHeader)?.startsWith(`${paths.home('live')}/`);
  return (
    <>
      <PageHeader title={noPageWords.title} description={noPageWords.detail} />
      <LinkButton href={paths.home(isLive ? 'live' : 'test')} variant="primary">
        {noPageWords.needs}
      </LinkButton>
    </>
  );
}
