import type { Transport } from '#lib/client/transport';
import type { Organization, UpdateOrganizationRequest } from '#lib/contract/organization';

export function organizationCalls({ json }: Transport) {
  return {
    get: () => json<Organization>({ method: 'GET', path: '/console/organization' }),
    /** `conflict` for a change that would lock the caller out. */
    update: (body: UpdateOrganizationRequest) =>
      json<Organization>({ method: 'PATCH', path: '/console/organization', body }),
  };
}
