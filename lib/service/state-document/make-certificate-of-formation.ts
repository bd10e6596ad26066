import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords, entityWords } from '#lib/service/state-document/document-words';
import { drawHeading, drawName } from '#lib/service/state-document/draw-heading';
import { drawRows } from '#lib/service/state-document/draw-rows';
import { drawSentence } from '#lib/service/state-document/draw-sentence';
import { makeDocument } from '#lib/service/state-document/make-document';

const title = 'Certificate of formation';

/** The certificate that a company was formed. */
export function makeCertificateOfFormation(facts: DocumentFacts): Promise<Buffer> {
  const { legalName, targetState, registrationDate, entityType } = facts;
  return makeDocument(title, facts, (page) => {
    drawHeading(page, facts.office || targetState, title);
    page.moveDown(1.6);
    drawSentence(page, 'This certifies that');
    page.moveDown(0.8);
    drawName(page, legalName);
    page.moveDown(0.8);
    const on = registrationDate ? ` on ${dateWords(registrationDate)}` : '';
    drawSentence(page, `was formed${on} as a ${entityWords[entityType]} under the laws of ${targetState}.`);
    page.moveDown(2.4);
    drawRows(page, [
      ['Registration number', facts.registrationNumber],
      ['Date of formation', registrationDate && dateWords(registrationDate)],
      ['Registered agent', facts.agentName],
    ]);
  });
}
