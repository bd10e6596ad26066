import type { EntityType, FilingType } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';

/** The data on the documents of a completed filing. States and offices are names, not codes. */
export type DocumentFacts = {
  mode: Mode;
  type: FilingType;
  filingId: string;
  legalName: string;
  entityType: EntityType;
  homeState: string;
  targetState: string;
  office: string;
  registrationNumber: string | null;
  /** YYYY-MM-DD */
  registrationDate: string | null;
  serviceId: string | null;
  einNumber: string | null;
  agentName: string | null;
  /** In dollars. */
  feeTotal: number | null;
  /** ISO 8601; the date on the document, so that the same facts produce the same bytes. */
  completedAt: string;
};
