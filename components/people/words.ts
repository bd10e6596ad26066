import type { Role } from '#lib/contract/roles';

/** The sentences about the roles of people. */
export const roleWords: Record<Role, { name: string; does: string }> = {
  viewer: { name: 'Viewer', does: 'Reads everything and changes nothing.' },
  preparer: {
    name: 'Preparer',
    does: 'Prepares and sends filings, keeps business records, uploads documents, and answers cases.',
  },
  approver: {
    name: 'Approver',
    does: 'Reads everything, and decides on submissions that wait for approval.',
  },
  developer: {
    name: 'Developer',
    does: 'Reads everything, manages API keys and webhooks, and uses the sandbox.',
  },
  administrator: {
    name: 'Administrator',
    does: 'Does all of this but approving, and manages the people and the organization.',
  },
};

export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => roleWords[role].name).join(', ');
}

/** Who else has the page open. */
export function alsoLooking(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  const verb = names.length === 1 ? 'is' : 'are';
  return `${new Intl.ListFormat('en-US').format(shown)} ${verb} looking at this too`;
}

/** The reader, as the one who has changed something elsewhere. */
export const inAnotherWindow = 'You, in another window,';
