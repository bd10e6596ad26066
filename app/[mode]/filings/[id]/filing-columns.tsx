'use client';

import type { ReactNode } from 'react';
import { DocumentList } from '#components/documents/document-list';
import { documentsWords } from '#components/documents/words.ts';
import { FilingTimeline } from '#components/filings/filing-timeline';
import { RelatedItems } from '#components/filings/related-items';
import { ResultFacts } from '#components/filings/result-facts';
import { stepsAhead } from '#components/filings/timeline-ahead.ts';
import { timelineEntries } from '#components/filings/timeline-entries.ts';
import { useFreshKeys } from '#components/lists/use-fresh-keys.ts';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { filingPageWords } from '../words.ts';
import type { FilingView } from './filing-view.ts';

type FilingColumnsProps = FilingView & {
  mode: Mode;
  personId: string;
  openDocument?: string;
  fee: ReactNode;
  comments: ReactNode;
};

const documentsAhead = (type: Filing['type']) =>
  type === 'ein'
    ? filingPageWords.documentsIrs
    : filingPageWords.documentsState(type === 'formation' ? 'formation' : 'authority');

export function FilingColumns({
  filing,
  events,
  summary,
  mode,
  now,
  personId,
  openDocument,
  fee,
  comments,
}: FilingColumnsProps) {
  const freshEvents = useFreshKeys(events.map((event) => event.id));
  const freshDocuments = useFreshKeys(filing.documents.map((document) => document.id));
  const waitsForYou = summary?.holder === 'you';
  const expected = waitsForYou ? null : (summary?.expected ?? null);
  const related = filing.related_items.length > 0 || filing.parent_filing_id !== undefined;

  return (
    <div className="mt-8 grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <Section title={filingPageWords.timeline} id="timeline" first>
          <FilingTimeline
            entries={timelineEntries(events, personId)}
            ahead={stepsAhead({ status: filing.status, expected, waitsForYou, now })}
            now={now}
            fresh={freshEvents}
            mode={mode}
          />
        </Section>
        {comments}
        <Section
          title={filingPageWords.documents}
          id="documents"
          actions={
            <LinkButton size="small" download href={paths.filingArchive(mode, filing.id)}>
              {documentsWords.list.archive}
            </LinkButton>
          }
        >
          {filing.documents.length > 0 ? (
            <DocumentList
              documents={filing.documents}
              files={paths.documentFiles(mode)}
              label={filingPageWords.documentsOf}
              freshIds={[...freshDocuments]}
              openId={openDocument}
            />
          ) : (
            <p className="text-ink-2">
              {filing.status === 'canceled' ? filingPageWords.noDocuments : documentsAhead(filing.type)}
            </p>
          )}
        </Section>
      </div>
      <div className="min-w-0">
        <Section title={filingPageWords.result} id="result" first>
          <ResultFacts filing={filing} expected={expected} now={now} />
        </Section>
        {fee}
        {related ? (
          <Section title={filingPageWords.related} id="related">
            <RelatedItems items={filing.related_items} parentId={filing.parent_filing_id} mode={mode} />
          </Section>
        ) : null}
      </div>
    </div>
  );
}
