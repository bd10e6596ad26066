import type { Metadata } from 'next';
import { roleNames } from '#components/people/words.ts';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { requireSession } from '#lib/session/require-session';
import { NameForm } from '../name-form.tsx';
import { settingsWords } from '../words.ts';

const words = settingsWords.organization;

export const metadata: Metadata = { title: words.title };

export default async function OrganizationPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const { id, name, is_operator } = await session.consoleClient.organization.get();
  const mayChange = session.may('administer');
  const facts = [
    ...(mayChange ? [] : [{ term: words.name, value: name }]),
    { term: words.id, value: <Identifier value={id} label={words.idLabel} whole /> },
    { term: words.operates, value: is_operator ? words.doesOperate : words.doesNot },
  ];
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Section first id="organization" title={words.about} measure="form">
        <div className="space-y-4">
          <FactList facts={facts} />
          {mayChange ? (
            <NameForm of="organization" mode={session.mode} name={name} />
          ) : (
            <Notice title={words.onlyAdministrators}>
              {words.askAdministrator(roleNames(session.organization.roles))}
            </Notice>
          )}
        </div>
      </Section>
    </>
  );
}
