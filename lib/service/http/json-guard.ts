import { ProblemError } from '#lib/service/errors';

const deepest = 32;

/**
 * Refuses what parses but must not go further: nesting that would exhaust a stack later, and the null character,
 * which Postgres text cannot hold, nor half a character, nor a number past all numbers. Walks with its own stack.
 */
export function guardJson(root: unknown): void {
  const stack: { value: unknown; pointer: string; depth: number }[] = [
    { value: root, pointer: '', depth: 0 },
  ];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value, pointer, depth } = entry;
    if (typeof value === 'string') refuseBroken(value, pointer);
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      refuse(pointer, 'number_too_large', 'This number is too large.');
    }
    if (value === null || typeof value !== 'object') continue;
    if (depth >= deepest) refuse(pointer, 'too_deep', `Nest at most ${deepest} levels.`);
    for (const [key, child] of Object.entries(value)) {
      refuseBroken(key, pointer);
      stack.push({ value: child, pointer: `${pointer}/${key}`, depth: depth + 1 });
    }
  }
}

function refuseBroken(text: string, pointer: string): void {
  if (text.includes('\u0000')) refuse(pointer, 'null_character', 'Remove the null character (U+0000).');
  if (!text.isWellFormed())
    refuse(pointer, 'broken_character', 'Remove the half of a character (U+D800 to U+DFFF).');
}

function refuse(pointer: string, code: string, detail: string): never {
  throw new ProblemError('validation_error', detail, {
    errors: [{ pointer: pointer.slice(0, 300), code, detail }],
  });
}
