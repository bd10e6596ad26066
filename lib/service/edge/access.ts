interface Admission {
  /** `member` is a key or a signed-in person; `dashboard` is the dashboard itself, before anyone has signed in. */
  caller: 'anyone' | 'dashboard' | 'member' | 'person' | 'administrator';
  mode: 'either' | 'test';
  /** Whether a read-only scope is refused. */
  write: boolean;
}

/** Who may call a route that names this access. */
export type Access =
  | 'public'
  | 'dashboard'
  | 'read'
  | 'write'
  | 'sandbox_read'
  | 'sandbox'
  | 'person'
  | 'person_write'
  | 'admin';

export const admissions: Readonly<Record<Access, Admission>> = {
  public: { caller: 'anyone', mode: 'either', write: false },
  dashboard: { caller: 'dashboard', mode: 'either', write: false },
  read: { caller: 'member', mode: 'either', write: false },
  write: { caller: 'member', mode: 'either', write: true },
  sandbox_read: { caller: 'member', mode: 'test', write: false },
  sandbox: { caller: 'member', mode: 'test', write: true },
  person: { caller: 'person', mode: 'either', write: false },
  person_write: { caller: 'person', mode: 'either', write: true },
  admin: { caller: 'administrator', mode: 'either', write: true },
};
