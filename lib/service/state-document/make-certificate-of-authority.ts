import { theState } from '#lib/rules/the-state';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { dateWords, entityWords } from '#lib/service/state-document/document-words';
import { makeCertificate } from '#lib/service/state-document/make-certificate';

/** The certificate that authorizes a company of another state to do business in the state. */
export function makeCertificateOfAuthority(facts: DocumentFacts): Promise<Buffer> {
  const { entityType, homeState, targetState, registrationDate } = facts;
  const since = registrationDate ? `, since ${dateWords(registrationDate)},` : '';
  const certified = `a ${entityWords[entityType]} formed in ${theState(homeState)}, is registered${since} to do business in ${theState(targetState)} as a foreign company.`;
  return makeCertificate('Certificate of authority', facts, certified, [
    ['Registration number', facts.registrationNumber],
    ['Date of registration', registrationDate && dateWords(registrationDate)],
    ['Home state', homeState],
    ['Registered agent', facts.agentName],
  ]);
}
