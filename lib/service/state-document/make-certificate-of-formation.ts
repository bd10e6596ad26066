import { theState } from '#lib/rules/the-state';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords, entityWords } from '#lib/service/state-document/document-words';
import { makeCertificate } from '#lib/service/state-document/make-certificate';

/** The certificate that a company was formed. */
export function makeCertificateOfFormation(facts: DocumentFacts): Promise<Buffer> {
  const { entityType, targetState, registrationDate } = facts;
  const on = registrationDate ? ` on ${dateWords(registrationDate)}` : '';
  const certified = `was formed${on} as a ${entityWords[entityType]} under the laws of ${theState(targetState)}.`;
  return makeCertificate('Certificate of formation', facts, certified, [
    ['Registration number', facts.registrationNumber],
    ['Date of formation', registrationDate && dateWords(registrationDate)],
    ['Registered agent', facts.agentName],
  ]);
}
