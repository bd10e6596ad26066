import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { Section } from '#components/ui/section';
import type { DeskClient } from '#lib/client/create-desk-client';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { Id } from '#lib/contract/scalars';
import { answerText } from '#lib/rules/filing/answer-text';
import { filingSteps, isTerminalFiling } from '#lib/rules/filing/filing-state';
import { orNotFound } from '#lib/session/or-not-found';
import { requireStaff } from '#lib/session/require-staff';
import { HolderOfPage } from '../../holder-of-page.tsx';
import { RefreshOnReturn } from '../../refresh-on-return.ts';
import { AgentPanel } from './agent-panel.tsx';
import { CasePanel } from './case-panel.tsx';
import { Checklist } from './checklist.tsx';
import { DeskHeader } from './desk-header.tsx';
import { FeeToPay } from './fee-to-pay.tsx';
import { FilingDocuments } from './filing-documents.tsx';
import { History } from './history.tsx';
import { MovePanel } from './move-panel.tsx';
import { Notes } from './notes.tsx';
import { SourcePages } from './source-pages.tsx';
import { StateForm } from './state-form.tsx';
import { besideWords, moveWords } from './words.ts';

type DeskFilingPageProps = { params: Promise<{ id: string }> };

/** Everything of one filing, once per request, because both the page and its title need it. */
const loadDeskFiling = cache(async (deskClient: DeskClient, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(deskClient.filings.get(id));
});

export async function generateMetadata({ params }: DeskFilingPageProps): Promise<Metadata> {
  const { deskClient } = await requireStaff();
  const { legal_name, jurisdiction } = await loadDeskFiling(deskClient, (await params).id);
  return { title: `${legal_name}, ${stateName(jurisdiction)}` };
}

export default async function DeskFilingPage({ params }: DeskFilingPageProps) {
  const { deskClient, person, isLead } = await requireStaff();
  const { id } = await params;
  const [detail, templates] = await Promise.all([
    loadDeskFiling(deskClient, id),
    orNotFound(deskClient.filings.caseTemplates(id)),
  ]);
  const { filing, fee, documents, checklist, agent, agent_cases, notes, history } = detail;
  const cases = [...filing.cases, ...agent_cases];
  const now = new Date().toISOString();
  const canChange = detail.mode === 'live';
  return (
    <HolderOfPage id={detail.claim?.by.id ?? null}>
      <RefreshOnReturn />
      <DeskHeader detail={detail} me={{ id: person.id, isLead }} now={now} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <StateForm detail={detail} />
          <Section title={besideWords.documents} id="documents">
            <FilingDocuments documents={documents} outdated={detail.outdated_documents} />
          </Section>
        </div>
        <div className="min-w-0">
          {canChange ? (
            <Section title={moveWords.title} id="next" first>
              <MovePanel
                filing={filing}
                agentAnswered={agent_cases.some(({ status }) => status === 'under_review')}
                waitsForFormation={detail.waits_for_formation}
                fee={fee}
                documents={documents}
                notes={notes}
                lastMove={lastMoveOf(history)}
                onceKey={randomUUID()}
              />
            </Section>
          ) : null}
          <CasePanel
            filing={filing}
            cases={cases}
            documents={documents}
            templates={canChange ? templates : []}
            onceKey={randomUUID()}
          />
          <Section title={besideWords.checklist} id="checklist" first={!canChange}>
            <Checklist
              filingId={id}
              items={checklist}
              canChange={canChange && !isTerminalFiling(filing.status)}
            />
          </Section>
          <Section title={besideWords.fee} id="fee">
            <FeeToPay
              fee={fee}
              feeToday={detail.fee_today}
              expeditedTier={filing.expedited_tier}
              unpriced={detail.unpriced}
              charged={filing.charged}
            />
          </Section>
          <SourcePages detail={detail} />
          {agent ? (
            <AgentPanel
              agent={agent}
              legalName={filing.legal_name}
              office={answerText(agent.address)}
              canChange={canChange}
            />
          ) : null}
          <Section title={besideWords.notes} id="notes">
            <Notes filingId={id} notes={notes} canAdd={canChange} />
          </Section>
          <Section title={besideWords.history} id="history">
            <History entries={history} />
          </Section>
        </div>
      </div>
    </HolderOfPage>
  );
}

const moves = new Set([...filingSteps.slice(1), 'canceled'].map((status) => `filing.${status}`));

/** Who moved the filing last, and when; null if nobody has. */
function lastMoveOf(history: DeskFilingDetail['history']): { by: string; at: string } | null {
  const last = history.findLast(({ action }) => moves.has(action));
  return last ? { by: last.actor.name, at: last.at } : null;
}
