import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { drawHeading, drawName } from '#lib/service/state-document/draw-heading';
import { drawRows, type Rows } from '#lib/service/state-document/draw-rows';
import { drawSentence } from '#lib/service/state-document/draw-sentence';
import { makeDocument } from '#lib/service/state-document/make-document';

/** A certificate of the office. `certified` continues the sentence "This certifies that", after the company's name. */
export function makeCertificate(
  title: string,
  facts: DocumentFacts,
  certified: string,
  rows: Rows,
): Promise<Buffer> {
  return makeDocument(title, facts, (page) => {
    drawHeading(page, facts.office || facts.targetState, title);
    page.moveDown(1.6);
    drawSentence(page, 'This certifies that');
    page.moveDown(0.8);
    drawName(page, facts.legalName);
    page.moveDown(0.8);
    drawSentence(page, certified);
    page.moveDown(2.4);
    drawRows(page, rows);
  });
}
