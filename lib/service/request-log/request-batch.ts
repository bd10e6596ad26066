import type { Mode } from '#lib/contract/scalars';
import { cleanWords } from '#lib/service/request-log/redact';
import type { RequestCaller, RequestEntry } from '#lib/service/request-log/request-entry';

const mostEntries = 1_000;
const mostCharacters = 500_000;

/** A batch spans less than this, so that a page of the log knows where to stop searching. */
export const longestSpanMs = 5_000;

/**
 * The requests of one organization and mode that are stored as one row. Each is serialized at once, while that is
 * cheap.
 */
export class RequestBatch {
  readonly tenant: { organizationId: string; mode: Mode };
  readonly id: string;
  readonly #entries: { at: number; text: string }[] = [];
  readonly #callers = new Map<string, { index: number; text: string }>();
  #size = 0;
  #first = Number.POSITIVE_INFINITY;
  #last = 0;

  constructor(tenant: { organizationId: string; mode: Mode }, id: string) {
    this.tenant = tenant;
    this.id = id;
  }

  get first(): number {
    return this.#first;
  }

  get last(): number {
    return this.#last;
  }

  get count(): number {
    return this.#entries.length;
  }

  /** In characters. */
  get size(): number {
    return this.#size;
  }

  hasRoomFor(at: number): boolean {
    return (
      this.#entries.length < mostEntries &&
      this.#size < mostCharacters &&
      Math.max(at, this.#last) - Math.min(at, this.#first) < longestSpanMs
    );
  }

  add(caller: RequestCaller, entry: Omit<RequestEntry, 'by'>): void {
    const text = JSON.stringify({ ...entry, by: this.#indexOf(caller) });
    this.#entries.push({ at: entry.at, text });
    this.#size += text.length;
    if (entry.at < this.#first) this.#first = entry.at;
    if (entry.at > this.#last) this.#last = entry.at;
  }

  /** In the order of the requests' times. */
  text(): string {
    const entries = this.#entries.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
    const callers = [...this.#callers.values()].map(({ text }) => text);
    return `{"callers":[${callers.join(',')}],"entries":[${entries.join(',')}]}`;
  }

  #indexOf(caller: RequestCaller): number {
    const key = `${caller.actor.id} ${caller.address} ${caller.agent}`;
    const known = this.#callers.get(key);
    if (known) return known.index;
    const index = this.#callers.size;
    const text = JSON.stringify({ ...caller, agent: caller.agent && cleanWords(caller.agent) });
    this.#callers.set(key, { index, text });
    this.#size += text.length;
    return index;
  }
}
