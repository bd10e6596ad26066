import { hairline, ink, quiet } from '#lib/service/pdf/page-style';
import { footTop } from '#lib/service/state-document/draw-frame';

const labelWidth = 150;

export type Rows = readonly (readonly [label: string, value: string | null])[];

type Spacing = { size: number; above: number; below: number };

const roomy: Spacing = { size: 11, above: 6, below: 7 };
// With long values the rows would run into the footer otherwise.
const tight: Spacing = { size: 8.5, above: 3, below: 4 };

/** Facts by name, with a hairline below each. An unknown fact is left out. */
export function drawRows(page: PDFKit.PDFDocument, rows: Rows): void {
  const { left, right } = page.page.margins;
  const end = page.page.width - right;
  const width = end - left - labelWidth;
  const known = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const heights = known.map(({ value }) => heightOf(page, value, width));
  const isRoomy = page.y + heights.reduce((sum, height) => sum + height, 0) < footTop - 10;
  const { size, above, below } = isRoomy ? roomy : tight;
  for (const { label, value } of known) {
    const top = page.y;
    page.font('text').fontSize(9.5).fillColor(quiet);
    page.text(label, left, top + 1.2, { width: labelWidth, lineBreak: false });
    page.fontSize(sizeOf(value, size)).fillColor(ink);
    page.text(value, left + labelWidth, top, { width, lineGap: 1.5 });
    page.y += above;
    page.strokeColor(hairline).lineWidth(0.5).moveTo(left, page.y).lineTo(end, page.y).stroke();
    page.y += below;
  }
}

function heightOf(page: PDFKit.PDFDocument, value: string, width: number): number {
  page.font('text').fontSize(sizeOf(value, roomy.size));
  return page.heightOfString(value, { width, lineGap: 1.5 }) + roomy.above + roomy.below;
}

function sizeOf(value: string, size: number): number {
  return value.length > 160 ? tight.size : size;
}
