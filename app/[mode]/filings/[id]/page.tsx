import type { Metadata } from 'next';
import { Suspense } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { CommentSection } from '../../comments/comment-section.tsx';
import { OwnerLine } from '../../owner-line.tsx';
import { Panel } from '../../panel.tsx';
import { filingPageWords } from '../words.ts';
import { FeeSection } from './fee-section.tsx';
import { FilingScreen } from './filing-screen.tsx';
import { loadFiling, loadFilingView, loadSubmission } from './load-filing.ts';
import { RulesChangedSince } from './rules-changed-since.tsx';
import { SubmittedFacts } from './submitted-facts.tsx';

type FilingPageProps = {
  params: Promise<{ mode: string; id: string }>;
  searchParams: Promise<{ document?: string | string[]; comments?: string | string[] }>;
};

export async function generateMetadata({ params }: FilingPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const filing = await loadFiling(await requireSession(mode), id);
  return { title: `${filing.legal_name}, ${stateName(filing.jurisdiction)}` };
}

export default async function FilingPage({ params, searchParams }: FilingPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const view = await loadFilingView(session, id);
  const { document, comments } = await searchParams;
  return (
    <FilingScreen
      mode={session.mode}
      initial={view}
      personId={session.person.id}
      canAct={session.may('prepare')}
      canSimulate={session.may('simulate')}
      openDocument={typeof document === 'string' ? document : undefined}
      owner={
        view.summary ? (
          <OwnerLine session={session} object="filing" id={id} owner={view.summary.owner} />
        ) : null
      }
      rulesChanged={
        <Suspense fallback={null}>
          <RulesChangedSince session={session} filing={view.filing} />
        </Suspense>
      }
      comments={
        <CommentSection
          {...{ session, id }}
          parent="filing"
          here={paths.filing(session.mode, id)}
          cursor={typeof comments === 'string' ? comments : undefined}
          now={view.now}
        />
      }
      fee={
        <FeeSection
          session={session}
          filing={view.filing}
          readBody={async () => (await loadSubmission(session, id))?.body ?? {}}
        />
      }
      submitted={
        <Panel
          label={filingPageWords.submission}
          lines={8}
          load={() => SubmittedFacts({ session, filing: view.filing })}
        />
      }
    />
  );
}
