// Separate from the schemas, because pages in the browser name the roles without Zod.

/** The roles of a person in an organization; a person may have several. */
export const roles = ['viewer', 'preparer', 'approver', 'developer', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** The roles of a person at the operations desk, apart from any membership. */
export const staffRoles = ['filer', 'lead'] as const;
export type StaffRole = (typeof staffRoles)[number];
