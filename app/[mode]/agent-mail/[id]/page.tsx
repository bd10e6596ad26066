import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { MailReceived } from '#components/agent-mail/mail-received';
import { MailStatus } from '#components/agent-mail/mail-status';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { DocumentViewer } from '#components/documents/document-viewer';
import { stateName } from '#components/filings/state-name.ts';
import { selectionWords } from '#components/lists/selection-words.ts';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { CivilDate, Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { AgentMailRowShown } from '#lib/contract/agent-mail-rows';
import { Id } from '#lib/contract/scalars';
import { isPressing } from '#lib/rules/agent-mail/is-pressing';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { colleagues } from '../../colleagues.ts';
import { nowInMode } from '../../now-in-mode.ts';
import { TagLinks } from '../tag-links.tsx';
import { inboxWords } from '../words.ts';
import { MailNotes } from './mail-notes.tsx';
import { MarkButton } from './mark-button.tsx';

const words = inboxWords.piece;

type PieceProps = { params: Promise<{ mode: string; id: string }> };

const loadMail = cache(async ({ consoleClient }: Session, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(consoleClient.agentMail.get(id));
});

export async function generateMetadata({ params }: PieceProps): Promise<Metadata> {
  const { mode, id } = await params;
  const { mail } = await loadMail(await requireSession(mode), id);
  return { title: `${agentMailWords.types[mail.type]}, ${mail.legal_name}` };
}

export default async function AgentMailPiecePage({ params }: PieceProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const mayWrite = session.may('prepare');
  const [row, now, people] = await Promise.all([
    loadMail(session, id),
    nowInMode(session),
    mayWrite ? colleagues(session) : [],
  ]);
  const { mail } = row;
  return (
    <>
      <PageHeader
        title={agentMailWords.types[mail.type]}
        crumbs={[
          { label: inboxWords.title, href: paths.agentMail(session.mode) },
          { label: mail.legal_name, href: paths.business(session.mode, mail.business_id) },
        ]}
        meta={
          <>
            <MailStatus mail={mail} />
            <MailReceived receivedOn={mail.received_on} now={now} />
            <Identifier value={mail.id} label={words.id} />
          </>
        }
        actions={mayWrite ? <MarkButton mail={mail} /> : null}
      />
      {mail.withdrawn_at ? (
        <div className="mb-6">
          <Notice kind="warning" title={words.withdrawn}>
            {words.withdrawnDetail}
          </Notice>
        </div>
      ) : null}
      {isPressing(mail) ? (
        <div className="mb-6">
          <Notice kind="warning" title={words.presses}>
            {words.pressesDetail}
          </Notice>
        </div>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {mail.document_id ? (
          <DocumentViewer
            document={{ id: mail.document_id, types: [mail.type] }}
            files={paths.documentFiles(session.mode)}
          />
        ) : null}
        <div>
          <Section title={words.about} id="about" first>
            <MailFacts row={row} />
          </Section>
          {mayWrite ? (
            <Section title={words.yours} id="notes">
              <MailNotes row={row} colleagues={people} />
            </Section>
          ) : null}
        </div>
      </div>
    </>
  );
}

function MailFacts({ row: { mail, owner } }: { row: AgentMailRowShown }) {
  return (
    <FactList
      layout="narrow"
      facts={[
        {
          term: inboxWords.business,
          record: true,
          value: (
            <TextLink tone="record" href={paths.business(mail.mode, mail.business_id)}>
              {mail.legal_name}
            </TextLink>
          ),
        },
        { term: inboxWords.state, value: stateName(mail.jurisdiction) },
        ...(mail.sender ? [{ term: words.sender, value: mail.sender }] : []),
        { term: inboxWords.received, value: <CivilDate value={mail.received_on} /> },
        ...(mail.withdrawn_at
          ? [
              { term: agentMailWords.withdrawn, value: <Time value={mail.withdrawn_at} /> },
              { term: words.withdrawnReason, value: mail.withdrawn_reason },
            ]
          : []),
        { term: selectionWords.owner, value: owner?.name ?? selectionWords.nobody },
        ...(mail.tags.length > 0 ? [{ term: inboxWords.tags, value: <TagLinks mail={mail} /> }] : []),
        ...(mail.note ? [{ term: words.note, value: mail.note }] : []),
        ...(mail.document_id
          ? [
              {
                term: words.file,
                value: (
                  <TextLink alone href={paths.document(mail.mode, mail.document_id)}>
                    {words.document}
                  </TextLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
