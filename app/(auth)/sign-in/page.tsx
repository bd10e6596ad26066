import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import { readSession } from '#lib/session/read-session';
import { safeNext } from '#lib/session/safe-next';
import { dashboardConsole } from '#lib/session/service-clients';
import { DemoSignIn } from './demo-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const metadata: Metadata = { title: 'Sign in' };

type SignInPageProps = { searchParams: Promise<{ next?: string; error?: string }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: asked, error } = await searchParams;
  const next = safeNext(asked) ?? paths.home('test');
  if (await readSession()) redirect(next);
  const options = await dashboardConsole()
    .sessions.signInOptions()
    .catch(() => null);
  const { OIDC_ISSUER } = env();
  const returning = asked !== undefined && /^\/(?:test|live)\/./.test(next);
  return (
    <>
      <PageHeader title="Sign in" />
      <div className="space-y-6">
        {returning ? (
          <Notice title="Sign in to go on">
            You return to the page that you were on. What you had entered there is saved.
          </Notice>
        ) : null}
        <SignInForm next={next} refusedBy={error} />
        {OIDC_ISSUER ? <ProviderSignIn next={next} host={new URL(OIDC_ISSUER).host} /> : null}
        {options?.demo ? <DemoSignIn next={next} organization={options.demo.organization} /> : null}
      </div>
    </>
  );
}
