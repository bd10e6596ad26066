import { businessWords } from '#components/businesses/words.ts';
import { FILING_MARKS, type StatusMark } from '#components/filings/status-mark.ts';
import type { ManagementStructure, RegistrationStatus } from '#lib/contract/business';

export const MANAGEMENT_WORDS: Record<ManagementStructure, string> = {
  member_managed: businessWords.gaps.memberManaged,
  manager_managed: businessWords.gaps.managerManaged,
};

/** What a filing makes of a business; a record that was added by hand has no mark. */
export const REGISTRATION_MARKS: Record<Exclude<RegistrationStatus, 'record'>, StatusMark> = {
  forming: { ...FILING_MARKS.processing, word: businessWords.gaps.forming },
  pending: { ...FILING_MARKS.processing, word: businessWords.gaps.pending },
  registered: { ...FILING_MARKS.completed, word: businessWords.gaps.registered },
  canceled: FILING_MARKS.canceled,
};

/** Why a business cannot be qualified in any state; undefined where its registration is no reason. */
export const NOT_QUALIFIED: Partial<Record<RegistrationStatus, string>> = {
  forming: businessWords.gaps.formingDetail,
  canceled: businessWords.gaps.canceledDetail,
};
