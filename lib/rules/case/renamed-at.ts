import type { Filing } from '#lib/contract/filing';
import { answeredName } from '#lib/rules/case/answered-name';
import { isAnswerAccepted } from '#lib/rules/case/case-state';

/** When an answer last gave the filing another name; null if it has the name that it was submitted with. */
export function renamedAt({ cases }: Pick<Filing, 'cases'>): string | null {
  const renamings = cases.filter(
    (item) => isAnswerAccepted(item) && answeredName(item.response ?? null) !== null,
  );
  return (
    renamings
      .map(({ resolved_at }) => resolved_at ?? '')
      .toSorted()
      .at(-1) ?? null
  );
}
