import type { StaffRole } from '#lib/contract/roles';
import type { Permission } from '#lib/rules/person/permissions';

type Admission = {
  /**
   * `member` is a key or a signed-in person; `dashboard` is the dashboard itself, before anyone has signed in. `staff` are
   * the people and the robots of the operations desk: to everybody else the route is not there.
   */
  caller: 'anyone' | 'dashboard' | 'member' | 'person' | 'staff';
  mode: 'either' | 'test';
  /** Whether a read-only scope is refused. */
  write: boolean;
  /** What a person's roles must permit. */
  permission?: Permission;
  /** The audit trail: a key reads it with the scope `audit` alone, which opens nothing else. */
  audit?: true;
  /** What a member of staff must be; any of the staff where none is named. */
  staff?: StaffRole;
};

/** Who may call a route that names this access. */
export type Access =
  | 'public'
  | 'dashboard'
  | 'read'
  | 'write'
  | 'integrate'
  | 'sandbox_read'
  | 'sandbox'
  | 'person'
  | 'person_write'
  | 'approve'
  | 'develop'
  | 'administer'
  | 'audit'
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
  approve: { caller: 'person', mode: 'either', write: true, permission: 'approve' },
  develop: { caller: 'person', mode: 'either', write: true, permission: 'develop' },
  administer: { caller: 'person', mode: 'either', write: true, permission: 'administer' },
  audit: { caller: 'member', mode: 'either', write: false, permission: 'administer', audit: true },
  staff: { caller: 'staff', mode: 'either', write: false },
  staff_write: { caller: 'staff', mode: 'either', write: true },
  lead: { caller: 'staff', mode: 'either', write: true, staff: 'lead' },
};
