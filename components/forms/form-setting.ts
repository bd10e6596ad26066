import type { ReactNode } from 'react';
import type { Offer } from '#components/forms/offers';
import type { TypedParty } from '#components/forms/typed-parties.ts';
import type { Document } from '#lib/contract/document';
import type { FilingContact, Owner } from '#lib/contract/party';
import type { Mode } from '#lib/contract/scalars';

/** A business with which a document can be kept that belongs to none yet. */
export type DocumentOwner = { id: string; name: string };

/** Somebody who may be the contact of a filing, and why: "you". */
export type KnownContact = { what: string; contact: FilingContact };

/** What stands around the questions: the business whose documents and people are at hand, and the day. */
export type FormSetting = {
  mode: Mode;
  /** YYYY-MM-DD, in the mode's own time. */
  today: string;
  businessId?: string;
  /** Without a business of its own, those with which a document can be kept. */
  documentOwners?: readonly DocumentOwner[];
  jurisdiction?: string;
  homeJurisdiction?: string;
  owners?: readonly Owner[];
  contacts?: readonly KnownContact[];
  /** People whom questions of another shape name: the responsible party of the EIN. */
  people?: readonly TypedParty[];
  /** Answers that the state has refused, by field name: none of them can be sent again. */
  refused?: Readonly<Record<string, readonly unknown[]>>;
  /** Documents of the business on file. */
  documents: readonly Document[];
  /** Names of the questions whose document is on its way. */
  uploading?: ReadonlySet<string>;
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
export type AnswerNote = {
  /** What is at hand for this question elsewhere. */
  offers?: readonly Offer[];
  source?: ReactNode;
  /** The source in a few words, for the line of a folded question. */
  origin?: ReactNode;
  warning?: ReactNode;
  conflict?: AnswerConflict;
};
