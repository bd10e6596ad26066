import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { registerFonts } from '#lib/service/pdf/page-style';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { drawFrame } from '#lib/service/state-document/draw-frame';

/** A document of one Letter page: its frame, then the content drawn by `draw`. */
export async function makeDocument(
  title: string,
  facts: DocumentFacts,
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const made = new Date(facts.completedAt);
  const page = new PDFDocument({
    size: 'LETTER',
    margins: { top: 72, bottom: 36, left: 84, right: 84 },
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${title}: ${facts.legalName}`,
      Subject: `${facts.targetState}, filing ${facts.filingId}`,
      Author: 'Statehouse',
      Creator: 'Statehouse',
      Producer: 'Statehouse',
      CreationDate: made,
      ModDate: made,
    },
  });
  const bytes = buffer(page);
  registerFonts(page);
  drawFrame(page, facts);
  draw(page);
  page.end();
  return bytes;
}
