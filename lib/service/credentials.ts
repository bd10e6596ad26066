import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Network, parseNetwork } from '#lib/config/client-address';
import type { Mode } from '#lib/contract/scalars';
import type { KeyGrant } from '#lib/rules/key/scopes-of-key';
import { Acknowledgements } from '#lib/service/acknowledgements';
import type { Database } from '#lib/service/db/database';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { organizations } from '#lib/service/db/schema/organizations';

export type Credential = {
  keyId: string;
  organizationId: string;
  mode: Mode;
  name: string;
  grant: KeyGrant;
  /** The networks that it may be used from; null for all. */
  networks: readonly Network[] | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  isDemo: boolean;
};

const channel = 'credentials_changed';
const mostEntries = 20_000;

/**
 * Keys and test clocks from the database, cached while this process receives the notification of each change. Without
 * its listening connection nothing is cached, and every lookup goes to the database.
 */
export class Credentials {
  readonly #database: Database;
  readonly #acknowledgements = new Acknowledgements();
  readonly #keys = new Map<string, Credential>();
  readonly #offsets = new Map<string, number>();
  #isListening = false;
  // Incremented by each change, so that a read that was in progress then is not cached.
  #generation = 0;
  #stop: () => Promise<void> = async () => {};

  constructor(database: Database) {
    this.#database = database;
  }

  async start(): Promise<void> {
    this.#stop = await this.#database.listen(channel, {
      onMessage: (payload) => this.#receive(payload),
      onState: (connected) => {
        this.#isListening = connected;
        this.forget();
      },
    });
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /**
   * Called after the commit of every change of a key or a clock. When it resolves, every process has dropped its cache,
   * so that the next request to any of them sees the change.
   */
  async announce(): Promise<void> {
    this.forget();
    const mark = randomUUID();
    const listeners = this.#isListening ? await this.#database.listeners(channel) : 0;
    const acknowledgedByAll = this.#acknowledgements.by(listeners, mark);
    await this.#notify(`changed ${mark}`);
    await acknowledgedByAll;
  }

  forget(): void {
    this.#generation += 1;
    this.#keys.clear();
    this.#offsets.clear();
  }

  #receive(payload: string): void {
    const [what, mark = ''] = payload.split(' ');
    if (what === 'acknowledged') this.#acknowledgements.note(mark);
    else {
      this.forget();
      // If this cannot be sent, the waiting process continues after a timeout.
      this.#notify(`acknowledged ${mark}`).catch(() => {});
    }
  }

  async #notify(payload: string): Promise<void> {
    await this.#database.db.execute(sql`select pg_notify(${channel}, ${payload})`);
  }

  /** The key, if it is cached and unchanged. */
  remembered(hash: string): Credential | undefined {
    return this.#keys.get(hash);
  }

  async findKey(hash: string): Promise<Credential | null> {
    const generation = this.#generation;
    const [row] = await this.#database.db
      .select({
        keyId: apiKeys.id,
        organizationId: apiKeys.organization_id,
        mode: apiKeys.mode,
        name: apiKeys.name,
        grant: { scope: apiKeys.scope, scopes: apiKeys.scopes },
        addresses: apiKeys.allowed_addresses,
        expiresAt: apiKeys.expires_at,
        revokedAt: apiKeys.revoked_at,
        isDemo: organizations.is_demo,
      })
      .from(apiKeys)
      .innerJoin(organizations, eq(organizations.id, apiKeys.organization_id))
      .where(eq(apiKeys.hash, hash));
    const found = row ? toCredential(row) : null;
    // An unknown key is not cached, because guesses must not fill the memory.
    if (found && this.#mayRemember(generation, this.#keys)) this.#keys.set(hash, found);
    return found;
  }

  /** How far the time of the tenant is ahead of real time, in milliseconds: only that of test mode can be. */
  async clockOffset({ organizationId, mode }: Pick<Credential, 'organizationId' | 'mode'>): Promise<number> {
    if (mode === 'live') return 0;
    const known = this.#offsets.get(organizationId);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const [row] = await this.#database.db
      .select({ offset: organizations.test_clock_offset_ms })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    const offset = row?.offset ?? 0;
    if (this.#mayRemember(generation, this.#offsets)) this.#offsets.set(organizationId, offset);
    return offset;
  }

  #mayRemember(generation: number, entries: Map<string, unknown>): boolean {
    return this.#isListening && generation === this.#generation && entries.size < mostEntries;
  }
}

function toCredential({
  addresses,
  ...key
}: Omit<Credential, 'networks'> & { addresses: string[] }): Credential {
  return { ...key, networks: networksOf(addresses) };
}

/** The networks from which a key works; null for all. */
export function networksOf(addresses: readonly string[]): readonly Network[] | null {
  if (addresses.length === 0) return null;
  return addresses.map(parseNetwork).filter((network) => network !== null);
}
