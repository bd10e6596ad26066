import type { ScopedResource, WritableResource } from '#lib/contract/resource-scope';
import type { StaffRole } from '#lib/contract/roles';
import type { Permission } from '#lib/rules/person/permissions';

type Admission = {
  /**
   * `member` is a key or a signed-in person; `dashboard` is the dashboard itself, before anyone has signed in. `staff` are
   * the people and the robots of the operations desk: to everybody else the route is not there.
   */
  caller: 'anyone' | 'dashboard' | 'member' | 'person' | 'staff';
  mode: 'either' | 'test';
  /** Whether a key needs the scope to write rather than the one to read. */
  write: boolean;
  /** What a person's roles must permit. */
  permission?: Permission;
  /** What a member of staff must be; any of the staff where none is named. */
  staff?: StaffRole;
};

/** What a key may call too, where it has the scope to read or to write what the route names as its resource. */
type ReadingAccess = 'read' | 'sandbox_read' | 'audit';
type WritingAccess = 'write' | 'integrate' | 'sandbox';

/** Who may call a route that names this access. */
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

/** Who may call a route, and what of it a key must be allowed: what no key may call has no resource. */
export type AccessOfRoute =
  | { access: ReadingAccess; resource: ScopedResource }
  | { access: WritingAccess; resource: WritableResource }
  | { access: Exclude<Access, ReadingAccess | WritingAccess>; resource?: undefined };
