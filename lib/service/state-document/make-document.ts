import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { drawFrame } from '#lib/service/state-document/draw-frame';

const fonts = createRequire(import.meta.url);
const family = '@expo-google-fonts/source-serif-4';

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
  page.registerFont('text', fonts.resolve(`${family}/400Regular/SourceSerif4_400Regular.ttf`));
  page.registerFont('strong', fonts.resolve(`${family}/600SemiBold/SourceSerif4_600SemiBold.ttf`));
  drawFrame(page, facts);
  draw(page);
  page.end();
  return bytes;
}
