import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { type Column, DataTable } from '#components/ui/data-table';

type Line = { id: string; fee: number | null };

const columns: Column<Line>[] = [
  { key: 'id', head: 'Filing', rowHead: true, cut: ({ id }) => id, cell: ({ id }) => id },
  { key: 'fee', head: 'Fee', blank: ({ fee }) => fee === null, cell: ({ fee }) => fee ?? '—' },
];

async function draw(rows: Line[]): Promise<string> {
  const table = createElement(DataTable<Line>, { caption: 'Filings', columns, rows, rowKey: ({ id }) => id });
  return new Response((await prerender(table)).prelude).text();
}

test('a column without values is left out', async () => {
  const page = await draw([
    { id: 'a', fee: null },
    { id: 'b', fee: null },
  ]);
  expect(page).toContain('Filing');
  expect(page).not.toContain('Fee');
  expect(page).not.toContain('—');
});

test('a column with one value is shown for all rows', async () => {
  const page = await draw([
    { id: 'a', fee: null },
    { id: 'b', fee: 70 },
  ]);
  expect(page).toContain('Fee');
  expect(page.match(/—|70/g)).toEqual(['—', '70']);
});

test('text that may be truncated on a wide screen is complete in the title of its cell', async () => {
  expect(await draw([{ id: 'Tidewater Instrument Company, LLC', fee: 1 }])).toContain(
    'title="Tidewater Instrument Company, LLC"',
  );
});
