import { cva } from 'cva';
import type { ReactNode } from 'react';

const bounds = cva('min-w-0', {
  variants: {
    measure: { full: '', form: 'max-w-form', notes: 'max-w-notes' },
    first: { true: '', false: 'mt-8' },
  },
});

type SectionProps = {
  title: ReactNode;
  id?: string;
  description?: ReactNode;
  actions?: ReactNode;
  measure?: 'full' | 'form' | 'notes';
  /** The first section of a page follows directly below its header. */
  first?: boolean;
  children?: ReactNode;
};

export function Section({
  title,
  id,
  description,
  actions,
  measure = 'full',
  first = false,
  children,
}: SectionProps) {
  const headingId = id ? `${id}-heading` : undefined;
  return (
    <section id={id} aria-labelledby={headingId} className={bounds({ measure, first })}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-ink border-t-2 pt-3">
        <div className="min-w-0">
          <h2 id={headingId} tabIndex={-1} className="font-semibold text-section">
            {title}
          </h2>
          {description ? <p className="mt-0.5 max-w-form text-ink-2">{description}</p> : null}
        </div>
        {actions ? (
          <div data-no-print="" className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  );
}
