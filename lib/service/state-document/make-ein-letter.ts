import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords } from '#lib/service/state-document/document-words';
import { drawHeading, drawName } from '#lib/service/state-document/draw-heading';
import { drawRows } from '#lib/service/state-document/draw-rows';
import { drawSentence } from '#lib/service/state-document/draw-sentence';
import { makeDocument } from '#lib/service/state-document/make-document';

const title = 'Employer Identification Number';

/** The letter in which the tax authority states the number that it assigned. */
export function makeEinLetter(facts: DocumentFacts): Promise<Buffer> {
  return makeDocument(title, facts, (page) => {
    drawHeading(page, 'Internal Revenue Service', title);
    page.moveDown(1.6);
    drawSentence(page, 'The number below is assigned to');
    page.moveDown(0.8);
    drawName(page, facts.legalName);
    page.moveDown(2.4);
    drawRows(page, [
      ['EIN', facts.einNumber],
      ['Assigned', dateWords(facts.completedAt)],
      ['Formed in', facts.homeState],
      ['Filing', facts.filingId],
    ]);
  });
}
