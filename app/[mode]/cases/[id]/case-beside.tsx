import type { ReactNode } from 'react';
import { DocumentList } from '#components/documents/document-list';
import { FilingTimeline } from '#components/filings/filing-timeline';
import { timelineEntries } from '#components/filings/timeline-entries.ts';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { casePageWords } from '../words.ts';
import { CaseContext } from './case-context.tsx';
import { CaseSandbox } from './case-sandbox.tsx';
import type { CaseView } from './load-case.ts';

type CaseBesideProps = { session: Session; view: CaseView; comments: ReactNode };

/** What a person needs to see while answering: the documents of the case, the submission, and the history. */
export function CaseBeside({ session, view, comments }: CaseBesideProps) {
  const { attached, history, item, now } = view;
  const { mode, may, person } = session;
  // The case itself is on this page, so an entry neither repeats it nor links to it.
  const entries = timelineEntries(history, person.id).map((entry) => ({
    ...entry,
    caseId: undefined,
    detail: undefined,
    due: undefined,
  }));
  return (
    <div className="min-w-0 [&>section:first-child]:mt-0">
      {attached.length > 0 ? (
        <Section title={casePageWords.attached} id="attached">
          <DocumentList
            documents={attached}
            files={paths.documentFiles(mode)}
            label={casePageWords.attached}
          />
        </Section>
      ) : null}
      {item.status === 'needs_response' ? <CaseContext view={view} /> : null}
      {entries.length > 0 ? (
        <Section title={casePageWords.history} id="history">
          <FilingTimeline entries={entries} ahead={[]} now={now} mode={mode} />
        </Section>
      ) : null}
      {comments}
      {mode === 'test' && may('simulate') && !item.resolved_at ? (
        <div data-no-print="">
          <CaseSandbox item={item} />
        </div>
      ) : null}
    </div>
  );
}
