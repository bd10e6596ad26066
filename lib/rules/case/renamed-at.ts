import type { Filing } from '#lib/contract/filing';
import { answeredName } from '#lib/rules/case/answered-name';

/** When an answer last gave the filing another name; null if it has the name that it was submitted with. */
export function renamedAt({ cases }: Pick<Filing, 'cases'>): string | null {
  const renamings = cases.filter(
    ({ resolution_reason, response }) =>
      resolution_reason === 'response_received' && answeredName(response ?? null) !== null,
  );
  return (
    renamings
      .map(({ resolved_at }) => resolved_at ?? '')
      .toSorted()
      .at(-1) ?? null
  );
}
