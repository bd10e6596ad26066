import { ink, quiet } from '#lib/service/pdf/page-style';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords } from '#lib/service/state-document/document-words';

const testGrey = '#eceae6';
export const footTop = 704;

/**
 * The frame of every document: the watermark of test mode, double rules at top and bottom, and the source of the page.
 */
export function drawFrame(page: PDFKit.PDFDocument, facts: DocumentFacts): void {
  if (facts.mode === 'test') drawTestMark(page);
  drawDoubleRule(page, 60, 'down');
  drawDoubleRule(page, footTop, 'up');
  const { left, right } = page.page.margins;
  page.font('text').fontSize(8.5).fillColor(quiet);
  page.text(footLine(facts), left, footTop + 12, { width: page.page.width - left - right, lineGap: 2 });
}

function footLine({ mode, filingId, completedAt }: DocumentFacts): string {
  const made = `Filing ${filingId}. Made by Statehouse on ${dateWords(completedAt)}.`;
  return mode === 'test'
    ? `${made}\nMade in test mode. No state has issued or recorded this document.`
    : made;
}

function drawTestMark(page: PDFKit.PDFDocument): void {
  const { width, height } = page.page;
  page.save();
  page.rotate(-52, { origin: [width / 2, height / 2] });
  page.font('strong').fontSize(220).fillColor(testGrey);
  const textWidth = page.widthOfString('TEST', { characterSpacing: 12 });
  page.text('TEST', (width - textWidth) / 2, height / 2 - 150, { characterSpacing: 12, lineBreak: false });
  page.restore();
}

/** A heavy line on the outside and a fine one on the inside. */
function drawDoubleRule(page: PDFKit.PDFDocument, y: number, inside: 'up' | 'down'): void {
  const { left, right } = page.page.margins;
  const end = page.page.width - right;
  const fine = inside === 'down' ? y + 4 : y - 4;
  page.strokeColor(ink).lineWidth(1.6).moveTo(left, y).lineTo(end, y).stroke();
  page.lineWidth(0.5).moveTo(left, fine).lineTo(end, fine).stroke();
}
