import { drawHeading, drawName } from '#lib/service/papers/draw-heading';
import { drawRows } from '#lib/service/papers/draw-rows';
import { drawSentence } from '#lib/service/papers/draw-sentence';
import { makePaper } from '#lib/service/papers/make-paper';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
import { dateWords, entityWords } from '#lib/service/papers/paper-words';

const title = 'Certificate of formation';

/** The paper by which a state says that a company now exists. */
export function makeCertificateOfFormation(facts: PaperFacts): Promise<Buffer> {
  const { legalName, targetState, registrationDate, entityType } = facts;
  return makePaper(title, facts, (page) => {
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
