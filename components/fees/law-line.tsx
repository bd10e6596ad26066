import { Fragment } from 'react';
import { TextLink } from '#components/ui/text-link';
import type { Source } from '#lib/contract/fee';

type LawLineProps = { sources: readonly Source[]; label?: string };

/** Where a question or a figure is written, with the date that the page speaks of. */
export function LawLine({ sources, label = 'Source' }: LawLineProps) {
  if (sources.length === 0) return <span className="text-ink-3">No citation recorded</span>;
  return (
    <>
      {label}:{' '}
      {sources.map((source, index) => (
        <Fragment key={source.id}>
          {index > 0 ? '; ' : null}
          <TextLink href={source.url} external law tone="quiet">
            {source.title ?? source.url}
          </TextLink>
          {source.as_of ? ` (${source.as_of})` : null}
          {source.kind === 'secondary' ? ' (not an official page)' : null}
        </Fragment>
      ))}
    </>
  );
}
