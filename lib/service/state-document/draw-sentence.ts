import { ink } from '#lib/service/pdf/page-style';

/** A centered sentence of a certificate, between the margins. */
export function drawSentence(page: PDFKit.PDFDocument, words: string): void {
  const { left, right } = page.page.margins;
  const width = page.page.width - left - right;
  page
    .font('text')
    .fontSize(12)
    .fillColor(ink)
    .text(words, left, page.y, { width, align: 'center', lineGap: 4 });
}
