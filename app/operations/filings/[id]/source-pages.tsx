import { LawLine } from '#components/fees/law-line';
import { Section } from '#components/ui/section';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { besideWords } from './words.ts';

/** The laws and office pages for this filing. */
export function SourcePages({ detail: { sources } }: { detail: DeskFilingDetail }) {
  if (sources.length === 0) return null;
  return (
    <Section title={besideWords.sources} id="sources">
      <ul className="space-y-1">
        {sources.map((source) => (
          <li key={source.id} className="break-words">
            <LawLine sources={[source]} label={besideWords.sourceKinds[source.kind]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
