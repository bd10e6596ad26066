import type { Transport } from '#lib/client/transport';
import type { Assignment, AssignOwnerRequest } from '#lib/contract/assignment';

export function assignmentCalls({ json }: Transport) {
  return {
    /** Assigns filings or cases to a person of the organization, or to nobody. */
    assignOwner: (body: AssignOwnerRequest) =>
      json<Assignment>({ method: 'POST', path: '/console/assignment', body }),
  };
}
