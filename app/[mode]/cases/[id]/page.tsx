import type { Metadata } from 'next';
import { stateName } from '#components/filings/state-name.ts';
import { Markdown } from '#components/ui/markdown';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { CommentSection } from '../../comments/comment-section.tsx';
import { casePageWords } from '../words.ts';
import { AnswerOnce } from './answer-once.tsx';
import { AnswerSent } from './answer-sent.tsx';
import { CaseAnswer } from './case-answer.tsx';
import { CaseBeside } from './case-beside.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseStanding } from './case-standing.tsx';
import { CaseWatch } from './case-watch.ts';
import { formOfCase } from './form-of-case.ts';
import { loadCase, loadCaseView, loadSubject } from './load-case.ts';
import { loadSiblings } from './load-siblings.ts';

type CasePageProps = {
  params: Promise<{ mode: string; id: string }>;
  searchParams: Promise<{ comments?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<CasePageProps, 'params'>): Promise<Metadata> {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const item = await loadCase(session, id);
  const about = await loadSubject(session, item);
  return { title: about ? `${item.summary}: ${about.name}, ${stateName(about.state)}` : item.summary };
}

export default async function CasePage({ params, searchParams }: CasePageProps) {
  const { mode, id } = await params;
  const { comments } = await searchParams;
  const session = await requireSession(mode);
  const view = await loadCaseView(session, id);
  const { item, draft, onFile, now } = view;
  const isAsked = item.status === 'needs_response';
  const siblings = session.may('prepare') ? await loadSiblings(session, view) : [];
  return (
    <>
      <CaseHeader session={session} view={view} />
      <div id="standing" tabIndex={-1} data-focus-quiet="">
        <CaseStanding item={item} now={now} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 lg:[--bar-end:0px]">
          <AnswerOnce key={item.id} mode={session.mode} siblings={siblings}>
            {item.details ? (
              <Section title={casePageWords.asked} id="asked" first>
                <Markdown text={item.details} />
              </Section>
            ) : null}
            <Section
              title={isAsked ? casePageWords.yourAnswer : casePageWords.answered}
              id="answer-section"
              first={!item.details}
            >
              {isAsked && session.may('prepare') ? (
                <CaseAnswer key={item.id} item={item} draft={draft} form={formOfCase(session, view)} />
              ) : isAsked ? (
                <p className="text-ink-2">{casePageWords.viewer}</p>
              ) : (
                <AnswerSent item={item} documents={onFile} />
              )}
            </Section>
          </AnswerOnce>
        </div>
        <CaseBeside
          {...{ session, view }}
          comments={
            <CommentSection
              {...{ session, id, now }}
              parent="case"
              here={paths.case(session.mode, id)}
              cursor={typeof comments === 'string' ? comments : undefined}
            />
          }
        />
      </div>
      <CaseWatch item={item} />
    </>
  );
}
