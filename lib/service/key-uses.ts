import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context, Parts } from '#lib/service/context';
import { apiKeys } from '#lib/service/db/schema/api-keys';

const flushEveryMs = 30_000;

type Use = {
  key: Pick<Context, 'organizationId' | 'mode'>;
  at: Date;
  address: string | null;
};

/**
 * The time and address of each key's last use. Requests are noted in memory, and one statement writes the new ones
 * twice a minute. A crash loses the last half minute.
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

  /** Writes the collected uses. Never throws: what could not be written is retried. */
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
    try {
      const given = [...uses].map(([id, { key, at, address }]) => ({
        organization_id: key.organizationId,
        mode: key.mode,
        id,
        at,
        address,
      }));
      const used = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as used (organization_id uuid, mode text, id uuid, at timestamptz, address text)`;
      const { organization_id, mode, id, last_used_at } = apiKeys;
      // Keys belong to many tenants, so no tenant's policies apply. Another process may have recorded a later use.
      await this.#parts.database.db
        .update(apiKeys)
        .set({ last_used_at: sql`used.at`, last_used_address: sql`used.address` })
        .from(used)
        .where(
          and(
            eq(organization_id, sql`used.organization_id`),
            eq(mode, sql`used.mode`),
            eq(id, sql`used.id`),
            or(isNull(last_used_at), lt(last_used_at, sql`used.at`)),
          ),
        );
    } catch (error) {
      for (const [id, use] of uses) if (!this.#uses.has(id)) this.#uses.set(id, use);
      this.#parts.log.warn({ err: error }, 'the last uses of keys could not be written and are tried again');
    }
  }
}
