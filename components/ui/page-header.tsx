import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { uiWords } from '#components/ui/words.ts';

export type Crumb = { label: ReactNode; href: string };

type PageHeaderProps = {
  title: ReactNode;
  /** `record`: the title is a name as it is on the public record. */
  face?: 'ui' | 'record';
  crumbs?: readonly Crumb[];
  description?: ReactNode;
  /** Chips and facts in one line under the title. */
  meta?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, face = 'ui', crumbs, description, meta, actions }: PageHeaderProps) {
  return (
    <header className="mb-4">
      {crumbs && crumbs.length > 0 ? (
        <nav aria-label={uiWords.breadcrumb} className="mb-2">
          <ol className="flex flex-wrap items-center gap-x-1 text-small">
            {crumbs.map((crumb, place) => (
              <li key={crumb.href} className="flex max-w-full items-center gap-1">
                {place > 0 ? (
                  <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                ) : null}
                <Link
                  href={crumb.href}
                  className="target inline-block min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap text-ink-2 underline decoration-1 underline-offset-[.18em] hover:text-ink"
                >
                  {crumb.label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1
            id={PAGE_TITLE}
            tabIndex={-1}
            className={
              face === 'record'
                ? 'font-medium font-record-title text-record-title'
                : 'font-semibold text-title'
            }
          >
            {title}
          </h1>
          {description ? <p className="mt-1 max-w-form text-ink-2">{description}</p> : null}
          {meta ? (
            <div className="wrap-anywhere mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">{meta}</div>
          ) : null}
        </div>
        {actions ? (
          <div data-no-print="" className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  );
}
