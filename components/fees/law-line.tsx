import { sourceWords } from '#components/fees/source-words.ts';
import { formatPartialDate } from '#components/ui/format-time.ts';
import { TextLink } from '#components/ui/text-link';
import type { Source } from '#lib/contract/fee';

type LawLineProps = { sources: readonly Source[]; label?: string };

/** The source of a question or a figure: its first citation, with the date that it describes. */
export function LawLine({ sources, label = sourceWords.source }: LawLineProps) {
  const [source] = sources;
  if (!source) return <span className="text-ink-3">{sourceWords.none}</span>;
  return (
    <>
      {label}:{' '}
      <TextLink href={source.url} external law tone="quiet">
        {source.title ?? source.url}
      </TextLink>
      {source.as_of ? `, ${formatPartialDate(source.as_of)}` : null}.
    </>
  );
}

/** The same without a link, for places where no link may be. */
export function citationWords([source]: readonly Source[]): string {
  if (!source) return sourceWords.noneSentence;
  const date = source.as_of ? `, ${formatPartialDate(source.as_of)}` : '';
  return sourceWords.of(source.title ?? source.url, date);
}
