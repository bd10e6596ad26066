import type { EntityType, FilingType } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';

/** What the documents of a completed filing say. States and offices are names, not codes. */
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
  feeTotalCents: number | null;
  /** ISO 8601; the document is dated by it, so that the same facts make the same bytes. */
  completedAt: string;
};
