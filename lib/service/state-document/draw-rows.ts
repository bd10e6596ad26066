import { hairline, ink, quiet } from '#lib/service/pdf/page-style';

const labelWidth = 150;

export type Rows = readonly (readonly [label: string, value: string | null])[];

/** Facts by name, with a hairline below each. An unknown fact is left out. */
export function drawRows(page: PDFKit.PDFDocument, rows: Rows): void {
  const { left, right } = page.page.margins;
  const end = page.page.width - right;
  for (const [label, value] of rows) {
    if (value === null || value === '') continue;
    const top = page.y;
    page.font('text').fontSize(9.5).fillColor(quiet);
    page.text(label, left, top + 1.2, { width: labelWidth, lineBreak: false });
    page.fontSize(value.length > 160 ? 8.5 : 11).fillColor(ink);
    page.text(value, left + labelWidth, top, { width: end - left - labelWidth, lineGap: 1.5 });
    page.y += 6;
    page.strokeColor(hairline).lineWidth(0.5).moveTo(left, page.y).lineTo(end, page.y).stroke();
    page.y += 7;
  }
}
