import type { List } from '#lib/contract/list';
import type { RegistryRecord, SearchRegistryRequest } from '#lib/contract/registry';
import type { Context } from '#lib/service/context';
import { cursorOfAnotherList, isNumberKey, readCursor, writeCursor } from '#lib/service/cursor';
import { ProblemError } from '#lib/service/errors';
import { mostOffset, RegistryUnavailable } from '#lib/service/registry/registry-provider';

const order = 'registry best matches first';

/**
 * Companies on record. Test mode searches the sandbox's register, best matches first; live mode searches those of the
 * states, by name.
 */
export async function searchRegistry(
  ctx: Context,
  { query, jurisdiction, limit, cursor }: SearchRegistryRequest,
): Promise<List<RegistryRecord>> {
  const registry = ctx.parts.registries[ctx.mode];
  const connected = registry.jurisdictions;
  if (connected.size === 0 || (jurisdiction !== undefined && !connected.has(jurisdiction))) {
    throw notSearched(jurisdiction ?? 'the states', connected);
  }
  const offset = cursor === undefined ? 0 : readOffset(cursor);
  try {
    const found = await registry.search({
      query: query.replaceAll('\u0000', ''),
      jurisdiction: jurisdiction ?? null,
      limit: limit + 1,
      offset,
    });
    const more = found.length > limit && offset + limit < mostOffset;
    return {
      object: 'list',
      data: found.slice(0, limit),
      has_more: more,
      next_cursor: more ? writeCursor(order, [String(offset + limit)]) : null,
    };
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error;
    ctx.parts.log.warn({ err: error, jurisdiction }, 'a register could not be searched');
    throw new ProblemError('unavailable', `${error.message} Try again in a while.`);
  }
}

function readOffset(cursor: string): number {
  const offset = Number(readCursor(cursor, order, [isNumberKey], '/cursor')[0]);
  if (offset > 0 && offset <= mostOffset) return offset;
  throw cursorOfAnotherList('/cursor');
}

export function notSearched(jurisdiction: string, known: ReadonlySet<string>): ProblemError {
  const others =
    known.size === 0 ? 'No register is connected.' : `Connected: ${[...known].sort().join(', ')}.`;
  return new ProblemError(
    'jurisdiction_not_supported',
    `The register of ${jurisdiction} cannot be searched here. ${others}`,
  );
}
