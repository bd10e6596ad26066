import { LawLine } from '#components/fees/law-line';
import type { Source } from '#lib/contract/fee';
import { stateRulesWords } from './words.ts';

type SourceLineProps = { sources: readonly Source[] };

/** The citation of a rule, and in plain words that it is neither the law nor a page of a public body. */
export function SourceLine({ sources }: SourceLineProps) {
  return (
    <span className="block font-normal text-ink-2 text-small">
      <LawLine sources={sources} /> {sources[0]?.kind === 'secondary' ? stateRulesWords.secondary : null}
    </span>
  );
}
