/** The types of documents. Separate from the schema, because the browser needs the list without Zod. */
export const documentTypes = [
  'passport',
  'drivers_license',
  'national_id',
  'government_id',
  'articles_of_incorporation',
  'certificate_of_formation',
  'operating_agreement',
  'bylaws',
  'ein_letter',
  'ein_letter_alternate',
  'business_license',
  'certificate_of_good_standing',
  'certificate_of_authority',
  'bank_statement',
  'tax_return',
  'filing_confirmation',
  'welcome_letter',
  'proof_of_address',
  'service_of_process',
  'notice',
  'mail',
  'ra_change_confirmation',
  'ra_resignation',
  'receipt',
  'other',
] as const;

export const maxDocumentMebibytes = 25;
export const maxDocumentBytes = maxDocumentMebibytes * 1024 * 1024;

/** Accepted file types. */
export const contentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/tiff'] as const;
