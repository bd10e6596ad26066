import type { Me } from '#lib/contract/session';
import type { ActingSession } from '#lib/service/context';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import { rolesIn } from '#lib/service/session/active-session';

/** The person with the role of this session. */
export function toMe(
  { id, name, email, passwordHash, organizations, staff }: PersonOnRecord,
  session: Omit<ActingSession, 'openedAt'> & { organizationId: string },
): Me {
  return {
    object: 'me',
    person: { id, name, email },
    organization_id: session.organizationId,
    organizations: organizations.map((organization) => ({
      ...organization,
      roles: rolesIn(session.visitor, organization.roles),
    })),
    staff: session.visitor ? [] : staff,
    session_id: session.id,
    has_password: passwordHash !== null,
    needs_second_factor: session.lacksFactor,
    visitor: session.visitor,
  };
}
