import { formatDollars } from '#lib/rules/fees/format-money';
import { sentenceCase } from '#lib/rules/sentence-case';
import { theState } from '#lib/rules/the-state';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords, entityWords, filingWords } from '#lib/service/state-document/document-words';
import { drawHeading } from '#lib/service/state-document/draw-heading';
import { drawRows } from '#lib/service/state-document/draw-rows';
import { drawSentence } from '#lib/service/state-document/draw-sentence';
import { makeDocument } from '#lib/service/state-document/make-document';

const title = 'Filing confirmation';

/** A summary of the filing: type, state, price and result. */
export function makeFilingConfirmation(facts: DocumentFacts): Promise<Buffer> {
  const { registrationDate, feeTotal } = facts;
  const formed = facts.type === 'formation';
  return makeDocument(title, facts, (page) => {
    drawHeading(page, 'Statehouse', title);
    page.moveDown(1.4);
    drawSentence(
      page,
      `The ${filingWords[facts.type]} in ${theState(facts.targetState)} is complete. The record of it follows.`,
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
      ['Total fee', feeTotal === null ? null : formatDollars(feeTotal)],
      ['Service identifier', facts.serviceId],
      ['Filing', facts.filingId],
      ['Completed', dateWords(facts.completedAt)],
    ]);
  });
}
