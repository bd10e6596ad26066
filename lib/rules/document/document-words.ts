import type { DocumentType } from '#lib/contract/document';
import { withinSentence } from '#lib/rules/sentence-case';

export const documentTypeWords: Record<DocumentType, string> = {
  passport: 'Passport',
  drivers_license: 'Driver’s license',
  national_id: 'National identity card',
  government_id: 'Government identity document',
  articles_of_incorporation: 'Articles of incorporation',
  certificate_of_formation: 'Certificate of formation',
  operating_agreement: 'Operating agreement',
  bylaws: 'Bylaws',
  ein_letter: 'EIN letter',
  ein_letter_alternate: 'EIN letter, alternate',
  business_license: 'Business license',
  certificate_of_good_standing: 'Certificate of good standing',
  certificate_of_authority: 'Certificate of authority',
  bank_statement: 'Bank statement',
  tax_return: 'Tax return',
  filing_confirmation: 'Filing confirmation',
  welcome_letter: 'Welcome letter',
  proof_of_address: 'Proof of address',
  service_of_process: 'Service of process',
  notice: 'Notice',
  mail: 'Mail',
  ra_change_confirmation: 'Confirmation of the agent change',
  ra_resignation: 'Resignation of the registered agent',
  receipt: 'Receipt',
  other: 'Other document',
};

/** "Certificate of authority, filing confirmation": all the types that apply. */
export function documentWords(types: readonly DocumentType[]): string {
  const [first, ...others] = types.map((type) => documentTypeWords[type]);
  return [first, ...others.map(withinSentence)].join(', ');
}
