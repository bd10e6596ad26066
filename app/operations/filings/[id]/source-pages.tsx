import { LawLine } from '#components/fees/law-line';
import { Section } from '#components/ui/section';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { besideWords } from './words.ts';

/** Laws and pages of the office behind this filing. */
export function SourcePages({ detail: { sources } }: { detail: DeskFilingDetail }) {
  if (sources.length === 0) return null;
  return (
    <Section title={besideWords.sources} id="sources">
      <LawLine sources={sources} />
    </Section>
  );
}
