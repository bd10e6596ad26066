import type { ConsoleClient } from '#lib/client/console/create-console-client';
import type { Client } from '#lib/client/create-client';
import type { ClientOptions } from '#lib/client/transport';
import type { Role, SessionOrganization } from '#lib/contract/console/session';
import type { PersonClaims } from '#lib/contract/console/token';
import type { Mode } from '#lib/contract/scalars';
import { clientsOf } from '#lib/session/service-clients';
import type { SessionClaims } from '#lib/session/session-claims';

/** A signed-in person in one mode, with the clients that act as this person. */
export interface Session {
  mode: Mode;
  person: { id: string; name: string; email: string };
  organization: SessionOrganization;
  organizations: SessionOrganization[];
  role: Role;
  /** Every operation that a partner has. */
  client: Client;
  /** What only the dashboard asks. */
  console: ConsoleClient;
}

export function organizationOf({
  organizations,
  organization_id,
}: SessionClaims): SessionOrganization | undefined {
  return organizations.find(({ id }) => id === organization_id) ?? organizations[0];
}

export function personClaims(claims: SessionClaims, mode: Mode): PersonClaims | null {
  const organization = organizationOf(claims);
  if (!organization) return null;
  const { person } = claims;
  return { sub: person.id, name: person.name, org: organization.id, mode };
}

export function toSession(
  claims: SessionClaims,
  mode: Mode,
  clientOptions?: Partial<ClientOptions>,
): Session | null {
  const organization = organizationOf(claims);
  const token = personClaims(claims, mode);
  if (!organization || !token) return null;
  const { person, organizations } = claims;
  return {
    mode,
    person,
    organization,
    organizations,
    role: organization.role,
    ...clientsOf(token, clientOptions),
  };
}
