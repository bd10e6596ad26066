import { confidenceWords } from '#components/fees/confidence-words.ts';
import { LawLine } from '#components/fees/law-line';
import type { Source } from '#lib/contract/fee';

type SourceLineProps = { sources: readonly Source[] };

/** The citation of a rule, and in plain words that it was not read in the law or on the page of a public body. */
export function SourceLine({ sources }: SourceLineProps) {
  const isSecondary = sources.length > 0 && sources.every(({ kind }) => kind === 'secondary');
  return (
    <span className="block font-normal text-ink-2 text-small">
      <LawLine sources={sources} />{' '}
      {isSecondary ? confidenceWords({ confidence: 'secondary', sources_disagree: false }) : null}
    </span>
  );
}
