import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { readSession } from '#lib/session/read-session';
import { pagePathHeader, safeNext } from '#lib/session/safe-next';

export const metadata: Metadata = { title: 'Page not found' };

export default async function NotFound() {
  const signedIn = await readSession().catch(() => null);
  const here = safeNext((await headers()).get(pagePathHeader));
  return (
    <main className="mx-auto max-w-form px-4 py-12">
      <PageHeader
        title="There is no page at this address"
        description="It may belong to the other mode or to another organization, or the address may have been cut short. Nothing was lost."
      />
      <div className="flex flex-wrap gap-2">
        {signedIn ? null : (
          <LinkButton href={paths.signIn(here ?? undefined)} variant="primary">
            Sign in
          </LinkButton>
        )}
        <LinkButton href="/" variant={signedIn ? 'primary' : 'secondary'}>
          Go to what needs you
        </LinkButton>
      </div>
    </main>
  );
}
