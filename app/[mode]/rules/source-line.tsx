import { LawLine } from '#components/fees/law-line';
import type { Source } from '#lib/contract/fee';
import { stateRulesWords } from './words.ts';

type SourceLineProps = { sources: readonly Source[] };

/** The citation of a rule, and in plain words that it was not read in the law or on the page of a public body. */
export function SourceLine({ sources }: SourceLineProps) {
  const isSecondary = sources.length > 0 && sources.every(({ kind }) => kind === 'secondary');
  return (
    <span className="block font-normal text-ink-2 text-small">
      <LawLine sources={sources} /> {isSecondary ? stateRulesWords.secondary : null}
    </span>
  );
}
