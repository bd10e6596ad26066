import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords, entityWords } from '#lib/service/state-document/document-words';
import { drawHeading, drawName } from '#lib/service/state-document/draw-heading';
import { drawRows } from '#lib/service/state-document/draw-rows';
import { drawSentence } from '#lib/service/state-document/draw-sentence';
import { makeDocument } from '#lib/service/state-document/make-document';

const title = 'Certificate of authority';

/** The certificate that authorizes a company of another state to do business in the state. */
export function makeCertificateOfAuthority(facts: DocumentFacts): Promise<Buffer> {
  const { legalName, homeState, targetState, registrationDate } = facts;
  return makeDocument(title, facts, (page) => {
    drawHeading(page, facts.office || targetState, title);
    page.moveDown(1.6);
    drawSentence(page, 'This certifies that');
    page.moveDown(0.8);
    drawName(page, legalName);
    page.moveDown(0.8);
    const since = registrationDate ? `, since ${dateWords(registrationDate)},` : '';
    drawSentence(
      page,
      `a ${entityWords[facts.entityType]} formed in ${homeState}, is registered${since} to do business in ${targetState} as a foreign company.`,
    );
    page.moveDown(2.4);
    drawRows(page, [
      ['Registration number', facts.registrationNumber],
      ['Date of registration', registrationDate && dateWords(registrationDate)],
      ['Home state', homeState],
      ['Registered agent', facts.agentName],
    ]);
  });
}
