import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RegistryRecord } from '#lib/contract/registry';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { dayMs, minuteMs } from '#lib/rules/calendar/durations';
import { readRetryAfter } from '#lib/rules/webhooks/retry-schedule';
import {
  mostOffset,
  type RegistryAnswer,
  type RegistrySearch,
  RegistryUnavailable,
  type StateRegisters,
} from '#lib/service/registry/registry-provider';
import { type SocrataPortal, socrataPortals } from '#lib/service/registry/socrata-portals';
import { socrataQuery } from '#lib/service/registry/socrata-query';

export type SocrataOptions = {
  /** Sent as X-App-Token; without one the portals throttle strictly. */
  appToken: string;
  /** The states to search; each must have a known portal. */
  states: readonly string[];
  /** Replaces `https://<host>`. */
  baseUrl?: string;
  timeoutMs?: number;
  clock?: () => Date;
  wait?: (milliseconds: number) => Promise<unknown>;
};

const tries = 3;
const freshMs = 10 * minuteMs;
// While a portal is down, a response of the last day is better than none.
const staleMs = dayMs;
const mostBytes = 2 * 1024 * 1024;
const longestWaitMs = 10_000;

type KeptAnswer = {
  at: number;
  records: RegistryRecord[];
};

/** Why one try failed; `retryAfter` in milliseconds, if the register named a time. */
type Refusal = { why: string; again: boolean; retryAfter?: number | null; cause?: unknown };

const unknownForm = 'The register answered in a form that is not known.';

const Row = z.record(z.string(), z.unknown());

/** The registers that states publish on Socrata portals. Their responses are not trusted. */
export class SocrataRegistry implements StateRegisters {
  readonly jurisdictions: ReadonlySet<string>;
  readonly #options: SocrataOptions;
  readonly #portals: readonly SocrataPortal[];
  readonly #answers = new LRUCache<string, KeptAnswer>({ max: 500 });

  constructor(options: SocrataOptions) {
    this.#options = options;
    this.#portals = socrataPortals.filter(({ jurisdiction }) => options.states.includes(jurisdiction));
    this.jurisdictions = new Set(this.#portals.map(({ jurisdiction }) => jurisdiction));
  }

  /** A search of several registers takes the first matches of each, and cuts the page from all of them by name. */
  async search({ query, jurisdiction, limit, offset }: RegistrySearch): Promise<RegistryRecord[]> {
    const asked = this.#portals.filter(
      (portal) => jurisdiction === null || portal.jurisdiction === jurisdiction,
    );
    const [only] = asked;
    if (asked.length === 1 && only) return (await this.#ask(only, { query, limit, offset })).records;
    const each = await Promise.all(
      asked.map((portal) => this.#ask(portal, { query, limit: limit + offset, offset: 0 })),
    );
    return each
      .flatMap(({ records }) => records)
      .sort((one, other) => one.legal_name.localeCompare(other.legal_name, 'en'))
      .slice(offset, offset + limit);
  }

  async lookUp({
    jurisdiction,
    ...page
  }: RegistrySearch & { jurisdiction: string }): Promise<RegistryAnswer> {
    const portal = this.#portals.find((known) => known.jurisdiction === jurisdiction);
    if (!portal) throw new RegistryUnavailable('No register of the state is connected.');
    const { at, records } = await this.#ask(portal, page);
    return { records, source: portal.host, readAt: new Date(at) };
  }

  async #ask(portal: SocrataPortal, page: Omit<RegistrySearch, 'jurisdiction'>): Promise<KeptAnswer> {
    const base = this.#options.baseUrl ?? `https://${portal.host}`;
    const url = socrataQuery(base, portal, page);
    const now = (this.#options.clock?.() ?? new Date()).getTime();
    const known = this.#answers.get(url);
    if (known && now - known.at < freshMs) return known;
    try {
      const records = (await this.#fetch(url)).flatMap((row) => toRecord(portal, row) ?? []);
      const answer = { at: now, records };
      this.#answers.set(url, answer);
      return answer;
    } catch (error) {
      if (known && now - known.at < staleMs) return known;
      throw error;
    }
  }

  async #fetch(url: string): Promise<z.infer<typeof Row>[]> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#try(url);
      if ('rows' in answer) return answer.rows;
      if (attempt === tries || !answer.again)
        throw new RegistryUnavailable(answer.why, { cause: answer.cause });
      const backOff = 2 ** attempt * 250 * (0.5 + Math.random() / 2);
      await (this.#options.wait ?? pause)(Math.min(Math.max(backOff, answer.retryAfter ?? 0), longestWaitMs));
    }
  }

  async #try(url: string): Promise<{ rows: z.infer<typeof Row>[] } | Refusal> {
    try {
      const response = await fetch(url, {
        headers: { 'X-App-Token': this.#options.appToken, Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? 8_000),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return {
          why: `The register answered ${response.status}.`,
          again: response.status === 429 || response.status >= 500,
          retryAfter: readRetryAfter(response.headers.get('Retry-After'), new Date()),
        };
      }
      const parsed = z
        .array(Row)
        // A page of 100 and one more, from the last offset on.
        .max(mostOffset + 101)
        .safeParse(JSON.parse(await limitedText(response)));
      if (parsed.success) return { rows: parsed.data };
      return { why: unknownForm, again: false, cause: parsed.error };
    } catch (error) {
      if (error instanceof SyntaxError) return { why: unknownForm, again: false, cause: error };
      return { why: 'The register did not answer.', again: true, cause: error };
    }
  }
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new SyntaxError('The answer is longer than a page can be.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for a row without a name or a number, which cannot be used. */
function toRecord(
  { jurisdiction, host, columns, types, behindName }: SocrataPortal,
  row: z.infer<typeof Row>,
): RegistryRecord | null {
  const cell = (column: string | null) => (column === null ? '' : String(row[column] ?? '').trim());
  const legal_name = cell(columns.name)
    .replace(behindName ?? '', '')
    .slice(0, 300);
  const registration_number = cell(columns.number).slice(0, 60);
  if (!legal_name || !registration_number) return null;
  const formed = cell(columns.formed).slice(0, 10);
  return {
    legal_name,
    registration_number,
    jurisdiction,
    entity_type: types[cell(columns.type)] ?? null,
    status: (cell(columns.status) || 'active').toLowerCase().slice(0, 60),
    formation_date: isCivilDate(formed) ? formed : null,
    source: host,
  };
}
