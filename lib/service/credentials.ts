import type { Mode } from '#lib/contract/scalars';

import type { Database } from '#lib/service/db/database';
import type { KeyScope } from '#lib/service/db/schema/api-keys';

export interface Credential {
  keyId: string;
  organizationId: string;
  mode: Mode;
  name: string;
  scope: KeyScope;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

const channel = 'credentials_changed';
const mostEntries = 20_000;

/**
 * Keys and test clocks as the database has them, remembered while this process hears of their changes. Where it
 * hears nothing (the listening connection is lost), every question goes to the database.
 */
export class Credentials {
  readonly #database: Database;
  readonly #keys = new Map<string, Credential>();
  readonly #offsets = new Map<string, number>();
  #hearing = false;
  // Grows with each change, so that an answer that was under way when it came is not remembered.
  #generation = 0;
  #stop: () => Promise<void> = async () => {};

  constructor(database: Database) {
    this.#database = database;
  }

  async start(): Promise<void> {
    this.#stop = await this.#database.listen(channel, {
      onMessage: () => this.forget(),
      onState: (connected) => {
        this.#hearing = connected;
        this.forget();
      },
    });
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /** Called by every change of a key or a clock, after its commit, so that the next request sees it. */
  async announce(): Promise<void> {
    this.forget();
    await this.#database.query('select pg_notify($1, $2)', [channel, '']);
  }

  forget(): void {
    this.#generation += 1;
    this.#keys.clear();
    this.#offsets.clear();
  }

  /** The key, where this process has read it and nothing has changed since. */
  remembered(hash: string): Credential | undefined {
    return this.#keys.get(hash);
  }

  async findKey(hash: string): Promise<Credential | null> {
    const generation = this.#generation;
    const [row] = await this.#database.query(
      'select id, organization_id, mode, name, scope, expires_at, revoked_at from api_keys where hash = $1',
      [hash],
    );
    const found = row
      ? {
          keyId: String(row.id),
          organizationId: String(row.organization_id),
          mode: row.mode as Mode,
          name: String(row.name),
          scope: row.scope as KeyScope,
          expiresAt: row.expires_at as Date | null,
          revokedAt: row.revoked_at as Date | null,
        }
      : null;
    // An unknown key is not remembered: guesses must not fill the memory.
    if (found && this.#mayRemember(generation, this.#keys)) this.#keys.set(hash, found);
    return found;
  }

  /** How far the organization's test time is ahead of real time, in milliseconds. */
  async clockOffset(organizationId: string): Promise<number> {
    const known = this.#offsets.get(organizationId);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const [row] = await this.#database.query('select test_clock_offset_ms from organizations where id = $1', [
      organizationId,
    ]);
    const offset = Number(row?.test_clock_offset_ms ?? 0);
    if (this.#mayRemember(generation, this.#offsets)) this.#offsets.set(organizationId, offset);
    return offset;
  }

  #mayRemember(generation: number, entries: Map<string, unknown>): boolean {
    return this.#hearing && generation === this.#generation && entries.size < mostEntries;
  }
}
