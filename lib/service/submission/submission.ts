import type { FilingDocument } from '#lib/contract/document';
import type { NameSource } from '#lib/contract/name-check';
import type { OperationType } from '#lib/contract/operation-type';
import { JurisdictionCode, type Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { FeeQuestion } from '#lib/rules/fees/quote-fee';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { isGiven } from '#lib/rules/requirement/is-asked';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import { rulesInForce } from '#lib/service/rules-in-force';

/** A body, with the rules of the state that it is for. */
export type Submission = {
  type: OperationType;
  mode: Mode;
  today: string;
  /** As it was sent; its common members may be missing in a preflight. */
  body: Record<string, unknown>;
  /** Null where the body names none that could be one. */
  jurisdiction: string | null;
  /** Null where the state is not supported. */
  rules: JurisdictionRules | null;
  /** What the register of the state has that may be too close, where one is connected; read before any transaction. */
  registered?: readonly NameOnRecord[];
  /** The registers that were searched for the name; none where no register of the state could be. */
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

/** What a filing is priced by: its body, and the management structure of the record where the body leaves it out. */
export function feeQuestion(
  { type, body, today }: Submission,
  rules: JurisdictionRules,
  business: Pick<BusinessRow, 'management_structure'> | null,
): FeeQuestion {
  const structure = isGiven(body.management_structure)
    ? body.management_structure
    : business?.management_structure;
  return {
    rules,
    type,
    expeditedTier: typeof body.expedited_tier === 'string' ? body.expedited_tier : null,
    answers: isGiven(structure) ? { ...body, management_structure: structure } : body,
    filingDate: today,
  };
}

/** What the body gives as answers to the fields of its state that are documents. */
export function namedDocuments({ type, rules, body }: Submission): unknown[] {
  const fields = (rules?.[type].fields ?? []).filter((field) => field.type === 'document');
  return fields.map(({ name }) => body[name]);
}

/** The documents on file that a submission names, the oldest first, as its filing shows them. */
export function givenDocuments(
  submission: Submission & { documents: readonly DocumentOnFile[] },
): FilingDocument[] {
  const named = new Set(namedDocuments(submission));
  return submission.documents
    .filter(({ id }) => named.has(id))
    .toSorted((a, b) => (`${a.uploaded_at}${a.id}` < `${b.uploaded_at}${b.id}` ? -1 : 1))
    .map(({ id, types, uploaded_at }) => ({
      id,
      object: 'document',
      types: [...types],
      type: types[0] ?? 'other',
      uploaded_at,
    }));
}
