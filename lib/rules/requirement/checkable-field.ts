import type { FieldSpec } from '#lib/contract/case';
import type { DocumentType } from '#lib/contract/document';
import type { FieldShape } from '#lib/contract/requirement';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

/** A field of a case, or a field of a state with the state's further requirements. */
export type CheckableField = Pick<FieldSpec, 'name' | 'type' | 'description' | 'required'> & {
  document_types?: readonly DocumentType[] | undefined;
  label?: string | undefined;
  shape?: FieldShape | undefined;
  options?: readonly string[] | undefined;
  max_age_days?: number | null | undefined;
  inner_required?: readonly string[] | undefined;
};

export type FieldContext = {
  pointer: string;
  documents: readonly DocumentOnFile[];
  today: string;
  /** The state of the filing: its code counts as a region in addresses. */
  jurisdiction?: string;
};
