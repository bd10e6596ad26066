import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

type TableProps = {
  /** Read out first; shown only with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  /** Rows become labelled blocks under 640 px; small tables of two or three columns may stay tables. */
  blocks?: boolean;
  /** Such a block is two lines, without the heads of its words: for lists, whose columns speak for themselves. */
  lines?: boolean;
  /** On a phone each line of such a row is one line, cut at its end: for an overview, whose rows lead to the whole. */
  brief?: boolean;
  sticky?: boolean;
  /** Old rows stay, dimmed, while new ones are on their way. */
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
  /** Address of this list sorted by this column; the next press turns the order round. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** The column shows controls or marks: its head is for screen readers only. */
  hidden?: boolean;
  picker?: boolean;
  /** Left out between a phone and a wide screen, where it would push the others off. */
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
      data-numeric={numeric ? '' : undefined}
      data-picker={picker ? '' : undefined}
      data-wide={wideOnly ? '' : undefined}
      aria-sort={sorted}
      style={width ? { width } : undefined}
    >
      {sortHref ? (
        <Link
          href={sortHref}
          scroll={false}
          className="target inline-flex items-center gap-1 text-inherit no-underline hover:text-ink hover:underline"
        >
          {words}
          <Arrow size={12} aria-hidden="true" className={sorted ? '' : 'opacity-0'} />
        </Link>
      ) : (
        words
      )}
    </th>
  );
}
