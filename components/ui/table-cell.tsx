import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { definedOnly } from '#components/ui/defined-only.ts';

type RowProps = {
  children: ReactNode;
  selected?: boolean;
  /** This row changed while the page was open: it fades in once. */
  changed?: boolean;
  total?: boolean;
  /** Hidden on a phone, where a link below leads to it. */
  folded?: boolean;
  id?: string;
};

export function Row({ children, selected, changed, total, folded, id }: RowProps) {
  return (
    <tr
      {...definedOnly({
        id,
        'data-selected': selected ? '' : undefined,
        'data-total': total ? '' : undefined,
        'data-folded': folded ? '' : undefined,
        className: changed ? 'changed' : undefined,
      })}
    >
      {children}
    </tr>
  );
}

type CellProps = {
  children?: ReactNode;
  /** The column heading, repeated beside the value if rows become blocks. If missing, only the value is shown. */
  label?: string;
  numeric?: boolean;
  muted?: boolean;
  strong?: boolean;
  nowrap?: boolean;
  /** Holds the row's checkbox. */
  picker?: boolean;
  /** Holds the buttons and links that act on the row. */
  actions?: boolean;
  wideOnly?: boolean;
  /** Hidden on a phone, because the page behind the row shows it too. */
  folded?: boolean;
  /** Its heading is shown beside the value also in a list of lines: without it, the value would not be clear. */
  headed?: boolean;
  /** On a wide screen one line, truncated at its end; this is the full text, shown on hover. */
  cut?: string | undefined;
  span?: number;
};

function cellAttributes({
  children,
  label,
  numeric,
  muted,
  strong,
  nowrap,
  picker,
  actions,
  wideOnly,
  folded,
  headed,
  cut,
  span,
}: CellProps) {
  return definedOnly({
    'data-label': label,
    'data-numeric': numeric ? '' : undefined,
    'data-picker': picker ? '' : undefined,
    'data-actions': actions ? '' : undefined,
    'data-wide': wideOnly ? '' : undefined,
    'data-folded': folded ? '' : undefined,
    'data-headed': headed ? '' : undefined,
    'data-cut': cut === undefined ? undefined : '',
    'data-empty': children === undefined || children === null || children === '' ? '' : undefined,
    colSpan: span,
    className:
      clsx(muted && 'text-ink-2', strong && 'font-semibold!', nowrap && 'sm:whitespace-nowrap') || undefined,
  });
}

export function Cell(props: CellProps) {
  return (
    <td {...cellAttributes(props)}>
      <CellContent {...props} />
    </td>
  );
}

export function RowHead(props: CellProps) {
  return (
    <th scope="row" {...cellAttributes(props)}>
      <CellContent {...props} />
    </th>
  );
}

function CellContent({ cut, children }: CellProps) {
  return (
    <div className="min-w-0 max-w-full" {...definedOnly({ title: cut })}>
      {children}
    </div>
  );
}
