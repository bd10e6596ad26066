import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { definedOnly } from '#components/ui/defined-only.ts';
import { Link } from '#components/ui/link';

type TableProps = {
  /** Read out first; shown only with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** Rows become labeled blocks under 640 px; small tables of two or three columns may stay tables. */
  blocks?: boolean;
  /** Such a block has two lines without column headings: for lists whose columns are clear without them. */
  lines?: boolean;
  /** On a phone each line of such a row is truncated to one line: for an overview whose rows link to the details. */
  brief?: boolean;
  sticky?: boolean;
  /** Old rows stay, dimmed, while new ones are loading. */
  stale?: boolean;
  children: ReactNode;
};

export function Table({
  caption,
  showCaption,
  blocks = true,
  lines = false,
  brief = false,
  sticky = false,
  stale,
  children,
}: TableProps) {
  return (
    <div className="ledger-frame">
      <table
        data-stale={stale ? '' : undefined}
        aria-busy={stale || undefined}
        className={clsx(
          'ledger',
          blocks && 'ledger-blocks',
          lines && 'ledger-lines',
          brief && 'ledger-brief',
          sticky && 'ledger-sticky',
        )}
      >
        <caption className={showCaption ? 'pb-2 text-start font-semibold' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type HeadCellProps = {
  children: ReactNode;
  numeric?: boolean;
  /** The address of this list sorted by this column; the next press reverses the order. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** The column shows controls or marks, so its heading is only for screen readers. */
  hidden?: boolean;
  picker?: boolean;
  /** Hidden on screens between a phone and a wide one, where it would not fit. */
  wideOnly?: boolean;
  width?: string;
};

export function HeadCell({
  children,
  numeric,
  sortHref,
  sorted,
  hidden,
  picker,
  wideOnly,
  width,
}: HeadCellProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  const words = hidden ? <span className="sr-only">{children}</span> : children;
  return (
    <th
      scope="col"
      {...definedOnly({
        'data-numeric': numeric ? '' : undefined,
        'data-picker': picker ? '' : undefined,
        'data-wide': wideOnly ? '' : undefined,
        'aria-sort': sorted,
        style: width ? { width } : undefined,
      })}
    >
      {sortHref ? (
        <Link
          href={sortHref}
          scroll={false}
          className="target inline-flex items-center gap-1 text-inherit no-underline hover:text-ink hover:underline"
        >
          {words}
          <Arrow
            size={12}
            aria-hidden="true"
            // The words of a numeric column end where its figures end.
            className={clsx(!sorted && 'opacity-0', numeric && 'absolute end-full me-1')}
          />
        </Link>
      ) : (
        words
      )}
    </th>
  );
}
