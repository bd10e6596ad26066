import type { ReactNode } from 'react';
import type { Offer } from '#components/forms/offers';
import type { TypedParty } from '#components/forms/typed-parties.ts';
import type { Address } from '#lib/contract/address';
import type { Document } from '#lib/contract/document';
import type { FilingContact, Owner } from '#lib/contract/party';
import type { Mode } from '#lib/contract/scalars';

/** A business that can own a document that belongs to none yet. */
export type DocumentOwner = { id: string; name: string };

/** A person who may be the contact of a filing, and why: "you". */
export type KnownContact = { what: string; contact: FilingContact };

/** The principal office of another company, under its lines: "office of Cedar Point LLC". */
export type KnownOffice = { name: string; address: Address; where: string };

/** The context of the questions: the business with its documents and people, and the date. */
export type FormSetting = {
  mode: Mode;
  /** YYYY-MM-DD, in the time of the mode. */
  today: string;
  businessId?: string;
  /** Without a business of its own, the businesses that can own a document. */
  documentOwners?: readonly DocumentOwner[];
  jurisdiction?: string;
  homeJurisdiction?: string;
  owners?: readonly Owner[];
  contacts?: readonly KnownContact[];
  /** People named by questions of another shape: the responsible party of the EIN. */
  people?: readonly TypedParty[];
  /** Who organized the companies formed before; nobody of them is offered as a member of another company. */
  organizers?: readonly TypedParty[];
  /** Principal offices of the companies formed before. */
  offices?: readonly KnownOffice[];
  /** Answers that the state has refused, by field name: none of them can be sent again. */
  refused?: Readonly<Record<string, readonly unknown[]>>;
  /** Documents of the business on file. */
  documents: readonly Document[];
  /** Names of the questions whose document is being uploaded. */
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

/** Additional text at a question. */
export type AnswerNote = {
  /** Values from elsewhere that fit this question. */
  offers?: readonly Offer[];
  source?: ReactNode;
  /** The source in a few words, for the line of a collapsed question. */
  origin?: ReactNode;
  warning?: ReactNode;
  /** The answer came back, or is asked again: the bar counts it until it is changed. */
  isRefused?: boolean;
  conflict?: AnswerConflict;
};
