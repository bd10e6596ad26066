import type { FilingDocument } from '#lib/contract/document';
import { isGiven } from '#lib/contract/is-asked';
import type { NameSource } from '#lib/contract/name-check';
import type { OperationType } from '#lib/contract/operation-type';
import { JurisdictionCode, type Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { FeeQuestion } from '#lib/rules/fees/quote-fee';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { checkStartOfBusiness, startOfBusiness } from '#lib/rules/requirement/check-start-of-business';
import { type DocumentOnFile, documentNamed } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import { rulesInForce } from '#lib/service/rules-in-force';

/** A body, with the rules of its state. */
export type Submission = {
  type: OperationType;
  mode: Mode;
  today: string;
  /** The body as sent; in a preflight, its common members may be missing. */
  body: Record<string, unknown>;
  /** Null if the body names no valid one. */
  jurisdiction: string | null;
  /** Null if the state is not supported. */
  rules: JurisdictionRules | null;
  /** Names in the state's register that may be too close, if one is connected; read before any transaction. */
  registered?: readonly NameOnRecord[];
  /** The registers that were searched for the name; none if no register of the state could be. */
  nameSources?: readonly NameSource[];
};

export function submissionOf(ctx: Context, type: OperationType, body: Record<string, unknown>): Submission {
  const jurisdiction = JurisdictionCode.safeParse(body.jurisdiction).data ?? null;
  return {
    type,
    mode: ctx.mode,
    today: civilDateOf(ctx.now),
    body,
    jurisdiction,
    rules: (jurisdiction && rulesInForce(ctx, jurisdiction)) || null,
  };
}

/**
 * What determines the fee: the body, and the management structure of the record if the body leaves it out. A first day of
 * business that check 8 refuses counts as none: a late fee would be counted from a day before the company existed.
 */
export function feeQuestion(
  { type, body, today }: Submission,
  rules: JurisdictionRules,
  business: Pick<BusinessRow, 'management_structure' | 'formation_date'> | null,
): FeeQuestion {
  const structure = isGiven(body.management_structure)
    ? body.management_structure
    : business?.management_structure;
  const { [startOfBusiness]: start, ...others } = body;
  const refused = checkStartOfBusiness(start, { today, formed: business?.formation_date });
  const answers = refused ? others : body;
  return {
    rules,
    type,
    expeditedTier: typeof body.expedited_tier === 'string' ? body.expedited_tier : null,
    answers: isGiven(structure) ? { ...answers, management_structure: structure } : answers,
    filingDate: today,
  };
}

/** The body's answers to fields of the state that are documents. */
export function namedDocuments({ type, rules, body }: Submission): unknown[] {
  const fields = (rules?.[type].fields ?? []).filter((field) => field.type === 'document');
  return fields.map(({ name }) => body[name]);
}

/** The documents that a submission names, oldest first, as its filing shows them. */
export function givenDocuments(
  submission: Submission & { documents: readonly DocumentOnFile[] },
): FilingDocument[] {
  const named = namedDocuments(submission).map((answer) => documentNamed(submission.documents, answer));
  return submission.documents
    .filter((document) => named.includes(document))
    .toSorted((a, b) => (`${a.uploaded_at}${a.id}` < `${b.uploaded_at}${b.id}` ? -1 : 1))
    .map(({ id, types, uploaded_at }) => ({
      id,
      object: 'document',
      types: [...types],
      type: types[0] ?? 'other',
      uploaded_at,
    }));
}
