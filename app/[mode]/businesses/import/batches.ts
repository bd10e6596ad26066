import { mostImported } from '#lib/contract/most-imported';

// Half of what the service takes in one body.
const mostCharacters = 400_000;

/** As few batches as the service takes: of a hundred records at most, and none too long. */
export function batchesOf<T>(all: readonly T[], body: (one: T) => unknown): T[][] {
  const batches: T[][] = [];
  let length = 0;
  for (const one of all) {
    const size = JSON.stringify(body(one))?.length ?? 0;
    const last = batches.at(-1);
    if (last && last.length < mostImported && length + size <= mostCharacters) {
      last.push(one);
      length += size;
    } else {
      batches.push([one]);
      length = size;
    }
  }
  return batches;
}
