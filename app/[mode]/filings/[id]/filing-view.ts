import type { Event } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import type { FilingRow } from '#lib/contract/filing-rows';

/** The data of the page of a filing, and the time by which its days are counted. */
export type FilingView = {
  filing: Filing;
  events: Event[];
  summary: FilingRow | null;
  now: string;
};

/** Nothing more will happen: a completed filing still waits for its documents. */
export function isSettled({ status, documents, type }: Filing): boolean {
  if (status === 'canceled') return true;
  return status === 'completed' && (documents.length > 0 || type === 'ein');
}
