import { sentenceCase } from '#lib/domain/sentence-case';
import { drawHeading } from '#lib/service/papers/draw-heading';
import { drawRows } from '#lib/service/papers/draw-rows';
import { drawSentence } from '#lib/service/papers/draw-sentence';
import { makePaper } from '#lib/service/papers/make-paper';
import type { PaperFacts } from '#lib/service/papers/paper-facts';
import { dateWords, entityWords, filingWords, moneyWords } from '#lib/service/papers/paper-words';

const title = 'Filing confirmation';

/** What was filed, where, at what price, and what came of it. */
export function makeFilingConfirmation(facts: PaperFacts): Promise<Buffer> {
  const { registrationDate, feeTotalCents } = facts;
  const formed = facts.type === 'formation';
  return makePaper(title, facts, (page) => {
    drawHeading(page, 'Statehouse', title);
    page.moveDown(1.4);
    drawSentence(
      page,
      `The ${filingWords[facts.type]} in ${facts.targetState} is complete. The record of it follows.`,
    );
    page.moveDown(2);
    drawRows(page, [
      ['Legal name', facts.legalName],
      ['Type of company', sentenceCase(entityWords[facts.entityType])],
      ...(formed
        ? ([['Formed in', facts.targetState]] as const)
        : ([
            ['Home state', facts.homeState],
            ['Registered in', facts.targetState],
          ] as const)),
      ['Filed with', facts.office],
      ['Registration number', facts.registrationNumber],
      [
        formed ? 'Date of formation' : 'Date of registration',
        registrationDate && dateWords(registrationDate),
      ],
      ['Registered agent', facts.agentName],
      ['Total fee', feeTotalCents === null ? null : moneyWords(feeTotalCents)],
      ['Service identifier', facts.serviceId],
      ['Filing', facts.filingId],
      ['Completed', dateWords(facts.completedAt)],
    ]);
  });
}
