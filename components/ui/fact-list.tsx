import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Fact = {
  term: ReactNode;
  value: ReactNode;
  /** Serif, for text on the public record. */
  record?: boolean;
  note?: ReactNode;
  /** "Change" link or copy button of this fact. */
  action?: ReactNode;
  key?: string;
};

type FactListProps = {
  facts: readonly Fact[];
  /** `narrow` puts the term over its value. */
  layout?: 'wide' | 'narrow';
};

export function FactList({ facts, layout = 'wide' }: FactListProps) {
  return (
    <dl className="border-rule border-t">
      {facts.map((fact, index) => (
        <div
          key={fact.key ?? (typeof fact.term === 'string' ? fact.term : index)}
          className={clsx(
            'grid gap-x-6 border-rule border-b py-2',
            layout === 'wide' && 'sm:grid-cols-[minmax(7rem,1fr)_minmax(0,2.5fr)]',
          )}
        >
          <dt className="text-ink-2">{fact.term}</dt>
          <dd className="flex min-w-0 items-start justify-between gap-4">
            <div className="min-w-0">
              <div className={fact.record ? 'record' : undefined}>{fact.value}</div>
              {fact.note ? <div className="text-ink-2 text-small">{fact.note}</div> : null}
            </div>
            {fact.action ? (
              <div data-no-print="" className="shrink-0">
                {fact.action}
              </div>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
