import { Time } from '#components/ui/time';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { capitalized } from '#lib/rules/sentence-case';
import { historyWords } from './words.ts';

/** The history, newest first. */
export function History({ entries }: { entries: DeskFilingDetail['history'] }) {
  return (
    <ol className="border-rule border-t">
      {entries.toReversed().map(({ at, action, actor }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be of one moment
          key={`${entries.length - index} ${at}`}
          className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-1.5"
        >
          <span>
            {wordsOf(action)} <span className="text-ink-2">{actor.name}</span>
          </span>
          <span className="text-ink-2 text-small">
            <Time value={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function wordsOf(action: string): string {
  const known = historyWords[action];
  if (known) return known;
  const words = action.replace(/^.*\./, '').replaceAll('_', ' ');
  return capitalized(words);
}
