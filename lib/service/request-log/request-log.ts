import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';
import { newId } from '#lib/service/ids';
import { RequestBatch } from '#lib/service/request-log/request-batch';
import type { RequestCaller, RequestEntry } from '#lib/service/request-log/request-entry';
import { storeBatch } from '#lib/service/request-log/store-batch';

export const flushEveryMs = 1_000;
// The most characters held while the database is down; beyond this the oldest batches are dropped.
const mostWaiting = 20_000_000;

/**
 * Collects the requests that this process answered and writes them once per second, as one row per organization and
 * mode. A crash loses what was not written yet: the last second.
 */
export class RequestLog {
  readonly #parts: Pick<Parts, 'database' | 'log' | 'clock'>;
  readonly #open = new Map<string, RequestBatch>();
  readonly #timer: NodeJS.Timeout;
  readonly #full: RequestBatch[] = [];
  #writing: Promise<void> = Promise.resolve();
  #lost = 0;

  constructor(parts: Pick<Parts, 'database' | 'log' | 'clock'>) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.flush(), flushEveryMs).unref();
  }

  /** Records one request, in a few microseconds. */
  record(
    tenant: { organizationId: string; mode: Mode },
    caller: RequestCaller,
    entry: Omit<RequestEntry, 'by'>,
  ): void {
    const key = tenant.mode + tenant.organizationId;
    const open = this.#open.get(key);
    if (open?.hasRoomFor(entry.at)) {
      open.add(caller, entry);
      return;
    }
    const batch = new RequestBatch(tenant, newId(this.#parts.clock()));
    batch.add(caller, entry);
    this.#open.set(key, batch);
    if (open) {
      this.#full.push(open);
      void this.#writeSoon();
    }
  }

  /** Writes the collected requests. Never throws: what could not be written is retried. */
  flush(): Promise<void> {
    this.#full.push(...this.#open.values());
    this.#open.clear();
    return this.#writeSoon();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #writeSoon(): Promise<void> {
    this.#dropOldest();
    if (this.#full.length > 0) this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #dropOldest(): void {
    let size = this.#full.reduce((sum, batch) => sum + batch.size, 0);
    while (size > mostWaiting) {
      const oldest = this.#full.shift();
      size -= oldest?.size ?? size;
      this.#lost += oldest?.count ?? 0;
    }
  }

  async #write(): Promise<void> {
    try {
      for (let batch = this.#full[0]; batch; batch = this.#full[0]) {
        await storeBatch(this.#parts, batch);
        // It may have been dropped meanwhile.
        if (this.#full[0] === batch) this.#full.shift();
      }
      if (this.#lost > 0) this.#parts.log.warn({ requests: this.#lost }, 'requests are missing in the log');
      this.#lost = 0;
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the request log could not be written and is tried again');
    }
  }
}
