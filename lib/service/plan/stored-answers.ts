import { beginningOf } from '#lib/contract/beginning-of';
import { recordFacts } from '#lib/contract/foreign-qualification';
import type { FieldError } from '#lib/contract/problem';
import { jsonPointer } from '#lib/rules/json-pointer';
import { invalid, ProblemError } from '#lib/service/errors';
import { readPlanPath } from '#lib/service/plan/plan-path';
import { isTaxId, withoutTaxId } from '#lib/service/plan/without-tax-id';

// Every page that shows a plan reads all of it, so its size is limited.
const mostKibibytes = 512;

export function refuseLongAnswers(parts: readonly unknown[]): void {
  if (JSON.stringify(parts).length <= mostKibibytes * 1024) return;
  const detail = `The answers of a plan may hold at most ${mostKibibytes} KiB together.`;
  throw new ProblemError('payload_too_large', detail);
}

/** Answers as a plan stores them; throws 400 for a name that it cannot store. */
export function storedAnswers(
  answers: Readonly<Record<string, unknown>> = {},
  pointer: string,
): Record<string, unknown> {
  const errors = Object.keys(answers).flatMap((name) =>
    faultOfName(name, `${pointer}${jsonPointer([name])}`),
  );
  if (errors.length > 0) throw invalid(errors);
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, withoutTaxId(value)]));
}

function faultOfName(name: string, pointer: string): FieldError[] {
  if (recordFacts.some((fact) => fact === name)) {
    const detail = `${name} is read from the business record and is not accepted here. Correct it on the business.`;
    return [{ pointer, code: 'not_accepted', detail }];
  }
  if (!isTaxId(name) && readPlanPath(`answers/${name}`) !== null) return [];
  return [{ pointer, code: 'invalid_value', detail: `A plan keeps no answer under ${beginningOf(name)}.` }];
}
