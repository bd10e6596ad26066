import type { Metadata } from 'next';
import { noPageWords } from '#components/errors/no-page-words.ts';
import { Wordmark } from '#components/shell/wordmark';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { pageHere } from '#lib/session/page-here';
import { readSession } from '#lib/session/read-session';

export const metadata: Metadata = { title: noPageWords.tab };

export default async function NotFound() {
  const signedIn = await readSession().catch(() => null);
  const here = await pageHere();
  return (
    <div className="mx-auto max-w-form px-4 py-8 sm:py-12">
      <Wordmark />
      <main>
        <PageHeader title={noPageWords.title} description={noPageWords.detail} />
        {signedIn ? (
          <LinkButton href="/" variant="primary">
            {noPageWords.needs}
          </LinkButton>
        ) : (
          <LinkButton href={paths.signIn(here ?? undefined)} variant="primary">
            {noPageWords.signIn}
          </LinkButton>
        )}
      </main>
    </div>
  );
}
