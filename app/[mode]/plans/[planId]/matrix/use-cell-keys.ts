import type { KeyboardEvent, RefObject } from 'react';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows go from cell to cell of a table of links, and `f` to the next gap. Where one was is the stop for Tab. */
export function useCellKeys(frame: RefObject<HTMLDivElement | null>) {
  const cells = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];

  function goTo(cell: HTMLElement | null | undefined) {
    if (!cell) return;
    for (const one of cells()) if (one.tabIndex === 0) one.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus();
  }

  useSingleKeys({
    f: () => {
      const all = cells();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const isGap = (cell: HTMLElement) => cell.dataset.gap !== undefined;
      goTo(all.slice(at + 1).find(isGap) ?? all.find(isGap));
    },
  });

  return (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const from =
      event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
    const row = from?.closest('tr');
    if (!step || !from || !row) return;
    event.preventDefault();
    const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[];
    const target = rows[rows.indexOf(row as HTMLTableRowElement) + step[0]] ?? row;
    let column = from.cellIndex + step[1];
    // A cell without a link is stepped over.
    while (target.children[column] && !target.children[column]?.querySelector('[data-cell]')) {
      column += step[1] || 1;
    }
    goTo(target.children[column]?.querySelector<HTMLElement>('[data-cell]'));
  };
}
