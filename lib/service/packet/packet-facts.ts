import type { ChecklistItem, FormLine } from '#lib/contract/desk-form';
import type { FeeBreakdown, UnpricedFeeLine } from '#lib/contract/fee';

/** The data on the pages of a packet. States and offices are names, not codes. */
export type PacketFacts = {
  filingId: string;
  /** The organization that submits the filing. */
  from: string;
  /** ISO 8601 */
  madeAt: string;
  /** For example: foreign qualification. */
  kind: string;
  legalName: string;
  entityType: string;
  state: string;
  office: { name: string; address: readonly string[] | null; url: string | null };
  form: { name: string; number: string | null; order: string; lines: readonly FormLine[] };
  tier: string | null;
  fee: FeeBreakdown | null;
  unpriced: readonly Pick<UnpricedFeeLine, 'label' | 'detail'>[];
  /** Documents that the state would not accept today, each in a sentence. */
  outdated: readonly string[];
  checklist: readonly ChecklistItem[];
};

/** A document that the office receives with the form. */
export type PacketFile = {
  /** Its title, for example: Certificate of good standing. */
  title: string;
  filename: string;
  contentType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/tiff';
  bytes: Uint8Array | null;
  /** Why it cannot be merged, as a clause; null if there is no known reason. */
  fault: string | null;
};

/** A file as the pages list it: merged, or to be added by hand. */
export type Enclosure = Pick<PacketFile, 'title' | 'filename' | 'fault'> & { pages: number };
