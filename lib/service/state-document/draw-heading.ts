import { ink, quiet } from '#lib/service/pdf/page-style';

/** The title of the document, below the office that issues it. */
export function drawHeading(page: PDFKit.PDFDocument, office: string, title: string): void {
  const { left, right } = page.page.margins;
  const width = page.page.width - left - right;
  page.font('text').fontSize(10.5).fillColor(quiet);
  page.text(office, left, 88, { width, align: 'center' });
  page.moveDown(0.7);
  page.font('strong').fontSize(27).fillColor(ink);
  page.text(title, { width, align: 'center' });
}

/** A name can have 300 characters: a longer one is set smaller, so that the document stays on one page. */
export function drawName(page: PDFKit.PDFDocument, name: string): void {
  const { left, right } = page.page.margins;
  const size = name.length <= 60 ? 20 : name.length <= 140 ? 15 : 11.5;
  page.font('strong').fontSize(size).fillColor(ink);
  page.text(name, left, page.y, { width: page.page.width - left - right, align: 'center', lineGap: 2 });
}
