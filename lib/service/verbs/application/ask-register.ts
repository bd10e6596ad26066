import type { NameOnRecord } from '#lib/domain/names/compare-names';
import { nameWords } from '#lib/domain/names/name-words';
import type { Context } from '#lib/service/context';
import { RegistryUnavailable } from '#lib/service/registry/registry-provider';

const mostRecords = 100;
const mostWords = 2;

/**
 * Companies of the state's register whose name may be too close, in live mode and where a register is connected. It is
 * asked over the network, so before any transaction. A register that does not answer holds up no filing: the state's
 * own examiner checks the name in any case, and a refusal on our side would stop what the state would accept.
 */
export async function askRegister(
  ctx: Context,
  jurisdiction: string | null,
  name: () => Promise<string>,
): Promise<NameOnRecord[]> {
  const registry = ctx.parts.registries.live;
  if (ctx.mode === 'test' || jurisdiction === null || !registry.jurisdictions.has(jurisdiction)) return [];
  const query = tellingWords(await name());
  if (query === '') return [];
  try {
    const found = await registry.search({ query, jurisdiction, limit: mostRecords, offset: 0 });
    return found.map(({ legal_name, registration_number, status }) => ({
      name: legal_name,
      registration_number,
      jurisdiction,
      status,
    }));
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error;
    ctx.parts.log.warn(
      { err: error, jurisdiction },
      'a name was not checked against the register of the state',
    );
    return [];
  }
}

/** The longest words: they distinguish most, and every way to write the name has them. */
function tellingWords(name: string): string {
  return nameWords(name)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .join(' ');
}
