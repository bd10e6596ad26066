import type { Metadata } from 'next';
import { roleNames } from '#components/people/words.ts';
import { FactList } from '#components/ui/fact-list';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { requireSession } from '#lib/session/require-session';
import { NameForm } from '../name-form.tsx';
import { ChangeEmail } from './change-email.tsx';
import { LeaveOrganization } from './leave-organization.tsx';
import { PasswordForm } from './password-form.tsx';
import { profileWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

export default async function ProfilePage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const { mode, person, organization, visitor, hasPassword, consoleClient } = session;
  const asksCode = hasPassword && !visitor && (await consoleClient.secondFactor.get()).since !== null;
  const facts = [
    {
      term: words.email,
      value: <span className="wrap-anywhere">{person.email}</span>,
      note: visitor || hasPassword ? undefined : words.emailAtProvider,
      action:
        hasPassword && !visitor ? (
          <ChangeEmail mode={mode} email={person.email} asksCode={asksCode} />
        ) : undefined,
    },
    { term: words.roles, value: roleNames(organization.roles) },
  ];
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Section first id="you" title={words.you} measure="form">
        <div className="space-y-4">
          <FactList facts={facts} />
          {visitor ? (
            <Notice title={words.visitor}>{words.visitorDetail}</Notice>
          ) : (
            <NameForm of="profile" mode={mode} name={person.name} />
          )}
        </div>
      </Section>
      {visitor ? null : (
        <>
          <Section
            id="password"
            title={words.password}
            description={hasPassword ? words.passwordDetail : words.noPassword}
            measure="form"
          >
            {hasPassword ? <PasswordForm mode={mode} email={person.email} /> : null}
          </Section>
          <Section
            id="leave"
            title={words.leave}
            description={words.leaveDetail(organization.name)}
            measure="form"
          >
            <LeaveOrganization mode={mode} organization={organization.name} />
          </Section>
        </>
      )}
    </>
  );
}
