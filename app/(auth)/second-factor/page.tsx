import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Button } from '#components/ui/button';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { env } from '#lib/config/env';
import { hasHostName } from '#lib/config/has-host-name';
import { paths } from '#lib/config/paths';
import { readSession } from '#lib/session/read-session';
import { safeNext } from '#lib/session/safe-next';
import { clientsOf } from '#lib/session/service-clients';
import { signOut, switchOrganization } from '../../[mode]/preferences.ts';
import { LeaveOrganization } from '../../[mode]/settings/profile/leave-organization.tsx';
import { AddPasskey } from '../../[mode]/settings/security/add-passkey.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { EnrollToGoOn } from './enroll-to-go-on.tsx';
import { secondFactorWords } from './words.ts';

export const metadata: Metadata = { title: secondFactorWords.title };

type SecondFactorPageProps = { searchParams: Promise<{ next?: string }> };

/** Every page redirects here if a person lacks the second factor that the organization requires. */
export default async function SecondFactorPage({ searchParams }: SecondFactorPageProps) {
  const next = safeNext((await searchParams).next) ?? paths.first;
  const signedIn = await readSession();
  if (!signedIn) redirect(paths.signIn(next));
  const { person, organizations, organization_id, needs_second_factor } = signedIn.me;
  if (!needs_second_factor) redirect(next);
  const { consoleClient } = clientsOf({ ...signedIn.acting, mode: 'test' });
  const { data } = await consoleClient.secondFactor.passkeys();
  const own = organizations.find(({ id }) => id === organization_id)?.name ?? '';
  return (
    <>
      {data.length > 0 ? (
        <>
          <PageHeader
            title={secondFactorWords.hasPasskey}
            description={secondFactorWords.askedPasskey(own)}
          />
          <ConfirmByPasskey next={next} />
        </>
      ) : (
        <>
          <PageHeader title={secondFactorWords.title} description={secondFactorWords.asked(own)} />
          <EnrollToGoOn email={person.email} next={next} />
          {hasHostName(env().BASE_URL) ? (
            <>
              <p className="mt-6 mb-3">{secondFactorWords.orPasskey}</p>
              <AddPasskey mode="test" email={person.email} asksCode={false} next={next} />
            </>
          ) : null}
        </>
      )}
      <Section title={secondFactorWords.others} description={secondFactorWords.othersDetail}>
        <div className="mt-3 flex flex-wrap gap-2">
          {organizations
            .filter(({ id }) => id !== organization_id)
            .map(({ id, name }) => (
              <form key={id} action={switchOrganization}>
                <Button type="submit" name="organization" value={id}>
                  {secondFactorWords.switchTo(name)}
                </Button>
              </form>
            ))}
          <form action={signOut} data-ends-session="">
            <Button type="submit">{secondFactorWords.signOut}</Button>
          </form>
          <LeaveOrganization mode="test" organization={own} />
        </div>
      </Section>
    </>
  );
}
