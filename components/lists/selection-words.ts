import { withPeriod } from '#lib/rules/with-period';
/** The sentences for selecting and assigning rows of a list. */
export const selectionWords = {
  bar: 'Selected rows',
  select: 'Select',
  row: (name: string) => `Select ${name}`,
  count: (count: number) => `${count.toLocaleString('en-US')} selected`,
  all: (total: number) => `Select all ${total.toLocaleString('en-US')}`,
  first: (most: number) => `Select the first ${most.toLocaleString('en-US')}`,
  assign: 'Assign to',
  me: (name: string) => `${name} (you)`,
  nobody: 'No owner',
  cancel: 'Cancel',
  owner: 'Owner',
  ownerIs: (name: string | null) => (name === null ? 'No owner' : `Owner: ${name}`),
  given: (to: string | null) => (to === null ? 'Now without an owner.' : withPeriod(`Assigned to ${to}`)),
  team: 'Team',
  mine: 'Mine',
  inactive: 'Inactive member',
  assigned: (count: number, to: string | null) => {
    const what = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
    return to === null ? `${what} now without an owner.` : withPeriod(`${what} assigned to ${to}`);
  },
  unchanged: 'Nothing changed: the owner is the same.',
  givenOn: (count: number) =>
    `Somebody has given ${count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`} to another owner since, which stays.`,
  notAllAssigned: (detail: string) => `Some rows were not assigned. ${detail}`,
  notAssigned: (detail: string) => `The owner was not changed. ${detail}`,
} as const;
