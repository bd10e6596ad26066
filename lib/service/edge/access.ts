import type { ScopedResource, WritableResource } from '#lib/contract/resource-scope';
import type { StaffRole } from '#lib/contract/roles';
import type { Permission } from '#lib/rules/person/permissions';

type Admission = {
  /**
   * Who a route is for. `member` is an API key or a signed-in person; `dashboard` is the dashboard itself, before
   * anyone has signed in. `staff` are the people and robots of the operations desk: for everyone else the route does
   * not exist.
   */
  caller: 'anyone' | 'dashboard' | 'member' | 'person' | 'staff';
  mode: 'either' | 'test';
  /** Whether a key needs write scope instead of read scope. */
  write: boolean;
  /** The permission that a person's roles must grant. */
  permission?: Permission;
  /** The role that a member of staff must have; any role if absent. */
  staff?: StaffRole;
};

/** A key may call it too, with read or write scope for the resource that the route names. */
type ReadingAccess = 'read' | 'sandbox_read' | 'audit';
type WritingAccess = 'write' | 'integrate' | 'sandbox';

/** The callers that are admitted to a route with this access. */
export type Access =
  | ReadingAccess
  | WritingAccess
  | 'public'
  | 'dashboard'
  | 'person'
  | 'person_write'
  | 'comment'
  | 'approve'
  | 'develop'
  | 'administer'
  | 'staff'
  | 'staff_write'
  | 'lead';

export const admissions: Readonly<Record<Access, Admission>> = {
  public: { caller: 'anyone', mode: 'either', write: false },
  dashboard: { caller: 'dashboard', mode: 'either', write: false },
  read: { caller: 'member', mode: 'either', write: false, permission: 'read' },
  write: { caller: 'member', mode: 'either', write: true, permission: 'prepare' },
  integrate: { caller: 'member', mode: 'either', write: true, permission: 'develop' },
  sandbox_read: { caller: 'member', mode: 'test', write: false, permission: 'read' },
  sandbox: { caller: 'member', mode: 'test', write: true, permission: 'simulate' },
  person: { caller: 'person', mode: 'either', write: false, permission: 'read' },
  person_write: { caller: 'person', mode: 'either', write: true, permission: 'prepare' },
  comment: { caller: 'person', mode: 'either', write: true, permission: 'comment' },
  approve: { caller: 'person', mode: 'either', write: true, permission: 'approve' },
  develop: { caller: 'person', mode: 'either', write: true, permission: 'develop' },
  administer: { caller: 'person', mode: 'either', write: true, permission: 'administer' },
  audit: { caller: 'member', mode: 'either', write: false, permission: 'administer' },
  staff: { caller: 'staff', mode: 'either', write: false },
  staff_write: { caller: 'staff', mode: 'either', write: true },
  lead: { caller: 'staff', mode: 'either', write: true, staff: 'lead' },
};

/** Who may call a route, and the scope that a key needs; a route that no key may call has no resource. */
export type AccessOfRoute =
  | { access: ReadingAccess; resource: ScopedResource }
  | { access: WritingAccess; resource: WritableResource }
  | { access: Exclude<Access, ReadingAccess | WritingAccess>; resource?: undefined };
