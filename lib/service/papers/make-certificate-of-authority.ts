import { drawHeading, drawName } from '#lib/service/papers/draw-heading';
import { drawRows } from '#lib/service/papers/draw-rows';
import { drawSentence } from '#lib/service/papers/draw-sentence';
import { makePaper } from '#lib/service/papers/make-paper';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
import { dateWords, entityWords } from '#lib/service/papers/paper-words';

const title = 'Certificate of authority';

/** The paper by which a state says that a company of another state may do business in it. */
export function makeCertificateOfAuthority(facts: PaperFacts): Promise<Buffer> {
  const { legalName, homeState, targetState, registrationDate } = facts;
  return makePaper(title, facts, (page) => {
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
