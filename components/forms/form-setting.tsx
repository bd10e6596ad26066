import type { ReactNode } from 'react';
import type { Document } from '#lib/contract/document';
import type { Owner } from '#lib/contract/party';
import type { Mode } from '#lib/contract/scalars';

/** A business with which a paper can be kept that belongs to none yet. */
export type PaperKeeper = { id: string; name: string };

/** What stands around the questions: the business whose papers and people are at hand, and the day. */
export type FormSetting = {
  mode: Mode;
  /** YYYY-MM-DD, in the mode's own time. */
  today: string;
  businessId?: string;
  /** Without a business of its own, those with which a paper can be kept. */
  keepers?: readonly PaperKeeper[];
  jurisdiction?: string;
  homeJurisdiction?: string;
  owners?: readonly Owner[];
  /** Papers of the business on file. */
  documents: readonly Document[];
  onUploaded?: (document: Document) => void;
};

export type AnswerConflict = {
  yours: unknown;
  theirs: unknown;
  by: string;
  /** ISO time */
  at: string;
  onMine: () => void;
  onTheirs: () => void;
};

/** What is said at a question beyond the question itself. */
export type AnswerNote = { source?: ReactNode; warning?: ReactNode; conflict?: AnswerConflict };
