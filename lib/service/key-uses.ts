import type { Context, Parts } from '#lib/service/context';

const flushEveryMs = 30_000;

type Use = {
  key: Pick<Context, 'organizationId' | 'mode'>;
  at: Date;
  address: string | null;
};

/**
 * When and from where each key was used last. A request notes it in memory; twice a minute one statement writes what
 * is new. A crash loses the last half minute.
 */
export class KeyUses {
  readonly #parts: Pick<Parts, 'database' | 'log'>;
  readonly #timer: NodeJS.Timeout;
  #uses = new Map<string, Use>();
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: Pick<Parts, 'database' | 'log'>) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.flush(), flushEveryMs).unref();
  }

  note(key: Context, at: Date): void {
    if (key.actor.id !== null) this.#uses.set(key.actor.id, { key, at, address: key.address });
  }

  /** Writes what is there. Never throws: what could not be written is tried again. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const uses = this.#uses;
    if (uses.size === 0) return;
    this.#uses = new Map();
    const entries = [...uses];
    try {
      // Another process may have noted a later use; keys belong to many tenants, so this is the owner's statement.
      await this.#parts.database.query(
        `update api_keys k set last_used_at = u.at, last_used_address = u.address
         from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[], $5::text[])
           as u (organization_id, mode, id, at, address)
         where k.organization_id = u.organization_id and k.mode = u.mode and k.id = u.id
           and (k.last_used_at is null or k.last_used_at < u.at)`,
        [
          entries.map(([, { key }]) => key.organizationId),
          entries.map(([, { key }]) => key.mode),
          entries.map(([id]) => id),
          entries.map(([, { at }]) => at.toISOString()),
          entries.map(([, { address }]) => address),
        ],
      );
    } catch (error) {
      for (const [id, use] of entries) if (!this.#uses.has(id)) this.#uses.set(id, use);
      this.#parts.log.warn({ err: error }, 'the last uses of keys could not be written and are tried again');
    }
  }
}
