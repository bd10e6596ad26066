import type { NameSource } from '#lib/contract/name-check';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { nameKey } from '#lib/rules/names/name-key';
import { nameWords } from '#lib/rules/names/name-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { callOf } from '#lib/service/db/hand-written';
import { lockCall } from '#lib/service/db/tenant';
import { RegistryUnavailable } from '#lib/service/registry/registry-provider';
import type { Submission } from '#lib/service/submission/submission';

const mostRecords = 100;
const mostWords = 2;

/** The name to look for; empty if there is none yet. */
export type SearchedName = () => Promise<string>;

/** The similar names that a register has, and which register it was. */
export type RegisterAnswer = {
  registered: NameOnRecord[];
  nameSources: NameSource[];
};

const notSearched: RegisterAnswer = { registered: [], nameSources: [] };

/**
 * Companies in the state's register whose names may be too close, in live mode and if a register is connected. The
 * search uses the network, so it runs before any transaction. A register that does not answer does not block a filing:
 * the state's examiner checks the name in any case, and a refusal on our side would stop what the state would accept.
 * In test mode, the sandbox's register is read together with the rest.
 */
export async function searchRegister(
  ctx: Context,
  jurisdiction: string | null,
  name: SearchedName,
): Promise<RegisterAnswer> {
  if (ctx.mode === 'test') return { registered: [], nameSources: [sandboxRegister(ctx)] };
  const registry = ctx.parts.registries.live;
  if (jurisdiction === null || !registry.jurisdictions.has(jurisdiction)) return notSearched;
  const query = distinctiveWords(await name());
  if (query === '') return notSearched;
  try {
    const { records, source, readAt } = await registry.lookUp({
      query,
      jurisdiction,
      limit: mostRecords,
      offset: 0,
    });
    return {
      registered: records.map(({ legal_name, registration_number, status }) => ({
        name: legal_name,
        registration_number,
        jurisdiction,
        status,
      })),
      nameSources: [{ name: source, checked_at: readAt.toISOString() }],
    };
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error;
    ctx.parts.log.warn(
      { err: error, jurisdiction },
      'a name was not checked against the register of the state',
    );
    return notSearched;
  }
}

export function sandboxRegister(ctx: Context): NameSource {
  return { name: 'Register of the sandbox', checked_at: ctx.now.toISOString() };
}

/** The longest words: they are the most distinctive, and every spelling of the name contains them. */
function distinctiveWords(name: string): string {
  return nameWords(name)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .join(' ');
}

const leastHalf = 3;

/**
 * Other companies in the target state whose names may be too close: here, and in test mode in the sandbox's register;
 * in live mode, what the state's register answered before. `id` is the business that will have the name; it and its own
 * registrations do not count. `hold`: the name is about to be registered, and anybody who is about to register one too
 * close to it waits until this transaction ends, so that of two at the same time the second sees the first.
 */
export async function readNames(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  submission: Pick<Submission, 'jurisdiction' | 'rules' | 'registered'>,
  id: string,
  name: string,
  { hold = false } = {},
): Promise<NameOnRecord[]> {
  const { jurisdiction, rules } = submission;
  if (!jurisdiction || !rules) return [];
  const values = [ctx.organizationId, ctx.mode, jurisdiction, id, ...keyOfName(rules, name)];
  const lock = hold ? `${lockCall(heldName(ctx, rules, name))}; ` : '';
  const here = (await tx.run(`${lock}${callOf('names_like', values)}`)) as unknown as NameOnRecord[];
  return [...here, ...(submission.registered ?? [])];
}

// If similar names are also too close, a key for one name is too narrow to lock: all names of the state are locked
// together.
function heldName({ organizationId, mode }: Context, { code, name_rules }: JurisdictionRules, name: string) {
  const near = name_rules.standard === 'deceptively_similar';
  return `${organizationId} ${mode} name in ${code}${near ? '' : ` ${nameKey(name)}`}`;
}

/** Like `readNames`, for many states in one statement; returns the names by state code. */
export async function readNamesOfStates(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  asked: readonly { rules: JurisdictionRules; name: string }[],
  id: string,
): Promise<Map<string, NameOnRecord[]>> {
  if (asked.length === 0) return new Map();
  const calls = asked.map(({ rules, name }) =>
    callOf('names_like', [ctx.organizationId, ctx.mode, rules.code, id, ...keyOfName(rules, name)]),
  );
  const found = (await tx.run(calls.join(' union all '))) as unknown as NameOnRecord[];
  return Map.groupBy(found, ({ jurisdiction }) => jurisdiction ?? '');
}

/**
 * The key by which names are compared, and the half from which a similar one counts; null if only an identical name
 * counts.
 */
function keyOfName(rules: JurisdictionRules, name: string): [key: string, half: number | null] {
  const key = nameKey(name);
  const half = Math.floor(key.length / 2);
  const wide = rules.name_rules.standard === 'deceptively_similar' && half >= leastHalf;
  return [key, wide ? half : null];
}
