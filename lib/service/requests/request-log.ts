import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';
import { newId } from '#lib/service/ids';
import { type RequestBatch, storeBatch } from '#lib/service/requests/store-batch';

const flushEveryMs = 1_000;
const mostEntries = 1_000;
const mostCharacters = 500_000;
// What is held while the database is away; past this the oldest go.
const mostWaiting = 100;

/** A batch spans less than this, so that a page of the log knows where to stop looking. */
export const longestSpanMs = 5_000;

/**
 * Collects the requests that this process answered and writes them once a second, a row for each organization and
 * mode. A crash loses what was not written yet: the last second.
 */
export class RequestLog {
  readonly #parts: Pick<Parts, 'database' | 'log' | 'clock'>;
  readonly #open = new Map<string, RequestBatch>();
  #full: RequestBatch[] = [];
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();
  #lost = 0;

  constructor(parts: Pick<Parts, 'database' | 'log' | 'clock'>) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.flush(), flushEveryMs).unref();
  }

  /** Notes one request. `text` is its entry as JSON. */
  record(tenant: { organizationId: string; mode: Mode }, at: number, text: string): void {
    const key = tenant.mode + tenant.organizationId;
    let batch = this.#open.get(key);
    if (batch && !mayJoin(batch, at)) {
      this.#full.push(batch);
      batch = undefined;
      void this.flush();
    }
    if (!batch) {
      batch = { ...tenant, id: newId(this.#parts.clock()), first: at, last: at, size: 0, entries: [] };
      this.#open.set(key, batch);
    }
    batch.entries.push({ at, text });
    batch.size += text.length;
    if (at < batch.first) batch.first = at;
    if (at > batch.last) batch.last = at;
  }

  /** Writes what is there. Never throws: what could not be written is tried again. */
  flush(): Promise<void> {
    this.#full.push(...this.#open.values());
    this.#open.clear();
    while (this.#full.length > mostWaiting) this.#lost += this.#full.shift()?.entries.length ?? 0;
    if (this.#full.length > 0) this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    try {
      for (let batch = this.#full[0]; batch; batch = this.#full[0]) {
        await storeBatch(this.#parts, batch);
        this.#full = this.#full.filter((waiting) => waiting !== batch);
      }
      if (this.#lost > 0) this.#parts.log.warn({ requests: this.#lost }, 'requests are missing in the log');
      this.#lost = 0;
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the request log could not be written and is tried again');
    }
  }
}

function mayJoin(batch: RequestBatch, at: number): boolean {
  return (
    batch.entries.length < mostEntries &&
    batch.size < mostCharacters &&
    Math.max(at, batch.last) - Math.min(at, batch.first) < longestSpanMs
  );
}
