import { sentenceCase } from '#lib/domain/sentence-case';
import { ink } from '#lib/service/papers/draw-frame';
import { drawHeading } from '#lib/service/papers/draw-heading';
import { drawRows } from '#lib/service/papers/draw-rows';
import { makePaper } from '#lib/service/papers/make-paper';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
import { dateWords, entityWords, moneyWords } from '#lib/service/papers/paper-words';

const title = 'Filing confirmation';

/** What was filed, where, at what price, and what came of it. */
export function makeFilingConfirmation(facts: PaperFacts): Promise<Buffer> {
  const { registrationDate, feeTotalCents } = facts;
  return makePaper(title, facts, (page) => {
    const { left, right } = page.page.margins;
    drawHeading(page, 'Statehouse', title);
    page.moveDown(1.4);
    page
      .font('text')
      .fontSize(12)
      .fillColor(ink)
      .text(
        `The foreign qualification in ${facts.targetState} is complete. The record of it follows.`,
        left,
        page.y,
        { width: page.page.width - left - right, align: 'center', lineGap: 4 },
      );
    page.moveDown(2);
    drawRows(page, [
      ['Legal name', facts.legalName],
      ['Type of company', sentenceCase(entityWords[facts.entityType])],
      ['Home state', facts.homeState],
      ['Registered in', facts.targetState],
      ['Filed with', facts.office],
      ['Registration number', facts.registrationNumber],
      ['Date of registration', registrationDate && dateWords(registrationDate)],
      ['Registered agent', facts.agentName],
      ['Total fee', feeTotalCents === null ? null : moneyWords(feeTotalCents)],
      ['Service identifier', facts.serviceId],
      ['Filing', facts.filingId],
      ['Completed', dateWords(facts.completedAt)],
    ]);
  });
}
