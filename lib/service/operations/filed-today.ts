import type { DeskFilingDetail } from '#lib/contract/desk-form';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { acceptedAnswers } from '#lib/rules/case/accepted-answers';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { canCancelFiling } from '#lib/rules/filing/filing-state';
import { outdatedDocuments } from '#lib/rules/requirement/outdated-documents';
import type { OperatorContext } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';

type Today = Pick<DeskFilingDetail, 'fee_today' | 'unpriced' | 'outdated_documents'>;

/** What has changed by itself since the submission: a late fee grows, and a certificate becomes too old. */
export function filedToday(
  { now }: Pick<OperatorContext, 'now'>,
  { status, expedited_tier, submission }: FilingRow,
  { cases }: Pick<Filing, 'cases'>,
  documents: readonly Document[],
  state: { rules: JurisdictionRules; type: OperationType } | null,
): Today {
  if (!state) return { fee_today: null, unpriced: [], outdated_documents: [] };
  const today = civilDateOf(now);
  const answers = { ...submission, ...acceptedAnswers(cases, submission) };
  const question = { ...state, expeditedTier: expedited_tier, answers, filingDate: today };
  const { unpriced } = toFeeQuote(question);
  if (!canCancelFiling(status)) return { fee_today: null, unpriced, outdated_documents: [] };
  const { rules, type } = state;
  return {
    fee_today: toFeeBreakdown(quoteFee(question)),
    unpriced,
    outdated_documents: outdatedDocuments(rules, type, answers, { documents, today }),
  };
}
