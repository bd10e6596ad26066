import { drawHeading, drawName } from '#lib/service/papers/draw-heading';
import { drawRows } from '#lib/service/papers/draw-rows';
import { drawSentence } from '#lib/service/papers/draw-sentence';
import { makePaper } from '#lib/service/papers/make-paper';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
import { dateWords } from '#lib/service/papers/paper-words';

const title = 'Employer Identification Number';

/** The letter by which the tax authority tells the number that it has assigned. */
export function makeEinLetter(facts: PaperFacts): Promise<Buffer> {
  return makePaper(title, facts, (page) => {
    drawHeading(page, 'Internal Revenue Service', title);
    page.moveDown(1.6);
    drawSentence(page, 'The number below is assigned to');
    page.moveDown(0.8);
    drawName(page, facts.legalName);
    page.moveDown(2.4);
    drawRows(page, [
      ['Employer Identification Number', facts.einNumber],
      ['Assigned', dateWords(facts.completedAt)],
      ['Formed in', facts.homeState],
      ['Filing', facts.filingId],
    ]);
  });
}
