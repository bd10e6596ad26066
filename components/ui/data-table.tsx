import type { ReactNode } from 'react';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';

export type Column<T> = {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  numeric?: boolean;
  muted?: boolean;
  nowrap?: boolean;
  /** Names the row; one column has it. */
  rowHead?: boolean;
  picker?: boolean;
  /** What can be done with the row: as narrow as its buttons, and without a heading. */
  actions?: boolean;
  wideOnly?: boolean;
  hideHead?: boolean;
  /** On a phone the heading stays beside the value, which would not be clear without it. */
  headed?: boolean;
  /** Left out on a phone, because the page behind the row shows it too. */
  folded?: boolean;
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  width?: string;
  /**
   * On a wide screen one line, truncated at its end; this is the full text. It shares the room that the widths leave.
   */
  cut?: (row: T) => string | undefined;
  /** Whether a row is empty here. On a phone a line leaves it out; a column that is empty in every row is left out. */
  blank?: (row: T) => boolean;
};

type DataTableProps<T> = {
  caption: ReactNode;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  isSelected?: (row: T) => boolean;
  sticky?: boolean;
  blocks?: boolean;
  lines?: boolean;
  /** Total rows; built from `Row total` and `Cell`. */
  foot?: ReactNode;
};

export function DataTable<T>({ columns: all, rows, rowKey, isSelected, foot, ...table }: DataTableProps<T>) {
  const columns = all.filter(({ blank }) => !blank || rows.some((row) => !blank(row)));
  return (
    <Table {...table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              numeric={column.numeric}
              hidden={column.hideHead || column.actions}
              picker={column.picker}
              wideOnly={column.wideOnly}
              sortHref={column.sortHref}
              sorted={column.sorted}
              width={column.width}
            >
              {column.head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={rowKey(row)} selected={isSelected?.(row)}>
            {columns.map((column) => {
              const Part = column.rowHead ? RowHead : Cell;
              const bare = column.rowHead || column.picker || column.hideHead || column.actions;
              return (
                <Part
                  key={column.key}
                  label={bare ? undefined : column.head}
                  numeric={column.numeric}
                  muted={column.muted}
                  nowrap={column.nowrap}
                  picker={column.picker}
                  actions={column.actions}
                  wideOnly={column.wideOnly}
                  headed={column.headed}
                  folded={column.folded || (table.lines && column.blank?.(row))}
                  cut={column.cut?.(row)}
                >
                  {column.cell(row)}
                </Part>
              );
            })}
          </Row>
        ))}
      </tbody>
      {foot ? <tfoot>{foot}</tfoot> : null}
    </Table>
  );
}
