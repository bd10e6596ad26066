import type { Metadata } from 'next';
import { LookElsewhere } from '#components/shell/look-elsewhere';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { requireSession } from '#lib/session/require-session';
import { ForwardRules } from './forward-rules.tsx';
import { NoticeForm } from './notice-form.tsx';
import { notificationWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

export default async function NotificationsPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const { mode, consoleClient, organization, visitor } = session;
  const [setting, { agent_mail_forwards }] = await Promise.all([
    consoleClient.noticeSetting.get(),
    consoleClient.organization.get(),
  ]);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Section
        first
        id="yours"
        title={words.yours}
        description={words.yoursDetail(organization.name)}
        measure="form"
      >
        {visitor ? (
          <Notice title={words.visitor}>{words.visitorDetail}</Notice>
        ) : (
          <NoticeForm mode={mode} setting={setting} />
        )}
        <LookElsewhere legend={words.elsewhere} />
      </Section>
      <Section id="forwards" title={words.forwards} description={words.forwardsDetail} measure="form">
        <ForwardRules
          mode={mode}
          forwards={agent_mail_forwards}
          canChange={session.may('administer') && !visitor}
        />
      </Section>
    </>
  );
}
