import { askedFields } from '#lib/contract/asked-fields';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { checkDocumentValue } from '#lib/rules/requirement/check-document-value';
import type { FieldContext } from '#lib/rules/requirement/checkable-field';
import { describeFields } from '#lib/rules/requirement/describe-fields';

/** Why a state would no longer take the documents of a submission on a day, each in a sentence. */
export function outdatedDocuments(
  rules: JurisdictionRules,
  type: OperationType,
  answers: Readonly<Record<string, unknown>>,
  on: Pick<FieldContext, 'documents' | 'today'>,
): string[] {
  return askedFields(describeFields(rules, type), answers)
    .filter((field) => field.type === 'document' && Object.hasOwn(answers, field.name))
    .flatMap((field) => checkDocumentValue(field, answers[field.name], { pointer: '', ...on }))
    .filter(({ code }) => code === 'document_too_old')
    .map(({ detail }) => detail);
}
