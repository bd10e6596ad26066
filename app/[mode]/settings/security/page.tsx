import type { Metadata } from 'next';
import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import type { Session } from '#lib/contract/session';
import { requireSession } from '#lib/session/require-session';
import type { Session as SignedInSession } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { browserWords } from './browser-words.ts';
import { EndOthersButton, EndSessionButton } from './end-session-buttons.tsx';
import { OrganizationRule } from './organization-rule.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SingleSignOnSection } from './single-sign-on-section.tsx';

const words = settingsWords.security;

export const metadata: Metadata = { title: words.title };

// The most sessions of a person; beyond it the oldest end.
const most = 100;

export default async function SecurityPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const { mode, consoleClient } = session;
  const [{ data }, { since, recovery_codes_left: left }] = await Promise.all([
    consoleClient.sessions.list({ limit: most }),
    consoleClient.secondFactor.get(),
  ]);
  // Sessions use real time, also in test mode.
  const now = new Date().toISOString();
  const columns: Column<Session>[] = [
    {
      key: 'browser',
      head: words.browser,
      rowHead: true,
      cell: ({ agent, current }) => (
        <span className="flex flex-wrap items-center gap-2">
          {browserWords(agent)}
          {current ? <Chip tone="done">{words.current}</Chip> : null}
        </span>
      ),
    },
    {
      key: 'address',
      head: words.address,
      cell: ({ address }) => <span className="wrap-anywhere">{address ?? words.nowhere}</span>,
    },
    { key: 'since', head: words.since, cell: (row) => <Moment value={row.created_at} now={now} /> },
    { key: 'seen', head: words.seen, cell: (row) => <Moment value={row.last_seen_at} now={now} /> },
    {
      key: 'acts',
      head: words.change,
      actions: true,
      cell: ({ id, agent, current }) =>
        current ? null : <EndSessionButton mode={mode} id={id} browser={browserWords(agent)} />,
    },
  ];
  const hasOthers = data.some(({ current }) => !current);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {session.visitor ? null : (
        <>
          <SecondFactorSection session={session} now={now} since={since} left={left} />
          <PasskeySection session={session} now={now} asksCode={since !== null} />
        </>
      )}
      <Section
        id="sessions"
        first={session.visitor}
        title={words.sessions}
        description={words.sessionsDetail}
        actions={hasOthers ? <EndOthersButton mode={mode} /> : null}
      >
        <DataTable caption={words.sessions} columns={columns} rows={data} rowKey={({ id }) => id} />
        {hasOthers ? null : <EmptyState kind="nothing-needed" title={words.none} />}
      </Section>
      {session.may('administer') ? (
        <>
          <RuleSection session={session} />
          <SingleSignOnSection session={session} now={now} />
        </>
      ) : null}
    </>
  );
}

async function RuleSection({ session: { mode, consoleClient } }: { session: SignedInSession }) {
  const { name, requires_second_factor } = await consoleClient.organization.get();
  const { title, detail } = words.rule;
  return (
    <Section id="rule" title={title} description={detail(name)} measure="form">
      <OrganizationRule mode={mode} isRequired={requires_second_factor} />
    </Section>
  );
}
