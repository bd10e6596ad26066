import type { NameSource } from '#lib/contract/name-check';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { nameWords } from '#lib/rules/names/name-words';
import type { Context } from '#lib/service/context';
import { RegistryUnavailable } from '#lib/service/registry/registry-provider';

const mostRecords = 100;
const mostWords = 2;

/** What a register has of names like one, and which register it was. */
export type RegisterAnswer = {
  registered: NameOnRecord[];
  nameSources: NameSource[];
};

const notAsked: RegisterAnswer = { registered: [], nameSources: [] };

/**
 * Companies of the state's register whose name may be too close, in live mode and where a register is connected. It is
 * asked over the network, so before any transaction. A register that does not answer holds up no filing: the state's
 * own examiner checks the name in any case, and a refusal on our side would stop what the state would accept. In test
 * mode the register of the sandbox is read with the rest.
 */
export async function askRegister(
  ctx: Context,
  jurisdiction: string | null,
  name: () => Promise<string>,
): Promise<RegisterAnswer> {
  if (ctx.mode === 'test') return { registered: [], nameSources: [sandboxRegister(ctx)] };
  const registry = ctx.parts.registries.live;
  if (jurisdiction === null || !registry.jurisdictions.has(jurisdiction)) return notAsked;
  const query = tellingWords(await name());
  if (query === '') return notAsked;
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
    return notAsked;
  }
}

export function sandboxRegister(ctx: Context): NameSource {
  return { name: 'Register of the sandbox', checked_at: ctx.now.toISOString() };
}

/** The longest words: they distinguish most, and every way to write the name has them. */
function tellingWords(name: string): string {
  return nameWords(name)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .join(' ');
}
