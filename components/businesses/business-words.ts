import { businessWords } from '#components/businesses/words.ts';
import { FILING_MARKS, type StatusMark } from '#components/filings/status-mark.ts';
import type { Business, ManagementStructure, RegistrationStatus } from '#lib/contract/business';
import { qualificationGaps } from '#lib/rules/requirement/qualification-gaps';

export const MANAGEMENT_WORDS: Record<ManagementStructure, string> = {
  member_managed: businessWords.gaps.memberManaged,
  manager_managed: businessWords.gaps.managerManaged,
};

/** The mark of a record that a filing created; a record added by hand has none. */
export const REGISTRATION_MARKS: Record<Exclude<RegistrationStatus, 'record'>, StatusMark> = {
  forming: { ...FILING_MARKS.processing, word: businessWords.gaps.forming },
  pending: { ...FILING_MARKS.processing, word: businessWords.gaps.pending },
  registered: { ...FILING_MARKS.completed, word: businessWords.gaps.registered },
  canceled: FILING_MARKS.canceled,
};

/** Why a business cannot be qualified in any state, whatever is added to its record; undefined if it can. */
export function whyNotQualified(business: Business): string | undefined {
  const { formingDetail, canceledDetail } = businessWords.gaps;
  if (business.registration_status === 'forming') return formingDetail;
  if (business.registration_status === 'canceled') return canceledDetail;
  return qualificationGaps(business).find(({ field }) => field === 'entity_type')?.detail;
}
