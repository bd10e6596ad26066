import type { CaseKind, CaseRequest, CaseResponse } from '#lib/contract/case';
import type { FieldError } from '#lib/contract/problem';
import { isGiven } from '#lib/domain/requirement/is-asked';

const needed = { registered_agent: 'Who takes over', termination_date: 'The day of the handover' } as const;

/** An answer that lets the agent service end says who takes over and when: no company is to be without an agent. */
export function checkHandover(kind: CaseKind, { fields }: CaseRequest, response: CaseResponse): FieldError[] {
  const asks = fields.some(({ name }) => name === 'keep_service');
  if (kind !== 'ra_termination' || !asks || response.fields.keep_service === true) return [];
  return Object.entries(needed)
    .filter(([name]) => !isGiven(response.fields[name]))
    .map(([name, what]) => ({
      pointer: `/fields/${name}`,
      code: 'required',
      detail: `${what} is missing. It is needed unless the service goes on.`,
    }));
}
