import { DocumentList } from '#components/documents/document-list';
import { FilingTimeline } from '#components/filings/filing-timeline';
import { timelineEntries } from '#components/filings/timeline-entries';
import { Section } from '#components/ui/section';
import type { Session } from '#lib/session/session';
import { CaseSandbox } from './case-sandbox.tsx';
import type { CaseView } from './load-case.ts';

/** What one needs to see while answering: the papers that came with the question, and what was said before. */
export function CaseBeside({ session, view }: { session: Session; view: CaseView }) {
  const { attached, history, item, now } = view;
  const { mode, role, person } = session;
  // The question itself stands on this page: an entry neither repeats it nor leads to it.
  const entries = timelineEntries(history, person.id).map((entry) => ({
    ...entry,
    caseId: undefined,
    detail: undefined,
  }));
  return (
    <div className="min-w-0">
      {attached.length > 0 ? (
        <Section title="Papers with the question" id="attached" first>
          <DocumentList documents={attached} mode={mode} label="Papers with the question" />
        </Section>
      ) : null}
      <Section title="So far" id="history" first={attached.length === 0} description="Times are UTC.">
        <FilingTimeline entries={entries} ahead={[]} now={now} mode={mode} />
      </Section>
      {mode === 'test' && role !== 'viewer' && !item.resolved_at ? <CaseSandbox item={item} /> : null}
    </div>
  );
}
