import type { Case } from '#lib/contract/case';
import { isAnswerAccepted, isOpenCase } from '#lib/rules/case/case-state';

/** What a case has asked again; the value only once its answer was accepted. */
export type LaterAnswer = { caseId: string; value: unknown };

/** What became of submitted answers in cases, by field name. The last case about a field counts. */
export function laterAnswers(cases: readonly Case[]): Record<string, LaterAnswer> {
  const later = cases.flatMap((item) => {
    const { id, request, response } = item;
    const isOpen = isOpenCase(item);
    if (!isOpen && !isAnswerAccepted(item)) return [];
    return (request?.fields ?? [])
      .map(({ name }) => [name, isOpen ? undefined : response?.fields[name]] as const)
      .filter(([, value]) => isOpen || value !== undefined)
      .map(([name, value]) => [name, { caseId: id, value }] as const);
  });
  return Object.fromEntries(later);
}
