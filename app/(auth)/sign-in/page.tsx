import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import { readBrowser } from '#lib/session/browser';
import { readSession } from '#lib/session/read-session';
import { safeNext } from '#lib/session/safe-next';
import { dashboardConsole } from '#lib/session/service-clients';
import { DemoSignIn } from './demo-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInWords } from './words.ts';

export const metadata: Metadata = { title: signInWords.title };

type SignInPageProps = { searchParams: Promise<{ next?: string; error?: string }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: asked, error } = await searchParams;
  const next = safeNext(asked) ?? paths.first;
  // If the service cannot be reached, the form is still shown.
  const signedIn = await readSession().catch(() => null);
  const forLive = next.startsWith(paths.home('live'));
  const isVisitorForLive = signedIn?.me.visitor === true && forLive;
  if (signedIn && !isVisitorForLive) redirect(next);
  const { setup, sessions } = dashboardConsole(await readBrowser());
  const [isNew, options] = await Promise.all([
    setup.get().then(
      ({ is_open }) => is_open,
      () => false,
    ),
    sessions.signInOptions().catch(() => null),
  ]);
  if (isNew) redirect(paths.setup);
  const { OIDC_ISSUER } = env();
  const returning = asked !== undefined && /^\/(?:test|live)\/./.test(next);
  return (
    <>
      <PageHeader title={signInWords.title} />
      <div className="space-y-6">
        {isVisitorForLive ? (
          <Notice
            title={signInWords.demoIsForTest}
            actions={<LinkButton href={paths.home('test')}>{signInWords.backToTest}</LinkButton>}
          >
            {signInWords.demoIsForTestDetail}
          </Notice>
        ) : null}
        {returning && !isVisitorForLive ? (
          <Notice title={signInWords.goOn}>{signInWords.goOnDetail}</Notice>
        ) : null}
        <SignInForm
          next={next}
          refusedBy={error}
          singleSignOn={options?.single_sign_on === true}
          passkeys={options?.passkeys === true}
        />
        {OIDC_ISSUER ? <ProviderSignIn next={next} host={new URL(OIDC_ISSUER).host} /> : null}
        {options?.demo && !forLive ? (
          <DemoSignIn next={next} organization={options.demo.organization} />
        ) : null}
      </div>
    </>
  );
}
