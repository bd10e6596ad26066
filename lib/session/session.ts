import type { Client } from '#lib/client/create-client';
import type { ConsoleClient } from '#lib/client/create-console-client';
import type { Mode } from '#lib/contract/scalars';
import type { SessionOrganization } from '#lib/contract/session';
import { may, type Permission } from '#lib/rules/person/permissions';
import type { SignedIn } from '#lib/session/read-session';
import { clientsOf } from '#lib/session/service-clients';

/** A signed-in person in one mode, with the clients that act as this person. */
export type Session = {
  mode: Mode;
  person: { id: string; name: string; email: string };
  organization: SessionOrganization;
  organizations: SessionOrganization[];
  /** In the demo: the visitor has no account. */
  visitor: boolean;
  /** False for a person who signs in only through a provider. */
  hasPassword: boolean;
  /** Whether the person works at the operations desk too. */
  isStaff: boolean;
  /** The person's permissions; the service checks them again. */
  may: (permission: Permission) => boolean;
  /** Every operation of a partner. */
  client: Client;
  /** Operations only for the dashboard. */
  consoleClient: ConsoleClient;
};

export function toSession({ me, acting }: SignedIn, mode: Mode): Session | null {
  const { person, organizations, organization_id, staff, visitor, has_password } = me;
  const organization = organizations.find(({ id }) => id === organization_id);
  if (!organization) return null;
  return {
    mode,
    person,
    organization,
    organizations,
    visitor,
    hasPassword: has_password,
    isStaff: staff.length > 0,
    may: (permission) => may(organization.roles, permission),
    ...clientsOf({ ...acting, mode }),
  };
}
