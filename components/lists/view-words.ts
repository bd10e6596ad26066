import type { ViewedList } from '#lib/contract/view-parameters';

/** The sentences about the saved views of a list. */
export const viewWords = {
  views: 'Views',
  /** The list without a view. That of cases is of the open ones. */
  without: { filings: 'All', cases: 'Open', businesses: 'All' } satisfies Record<ViewedList, string>,
  menu: 'View',
  save: 'Save as a view',
  change: (name: string) => `Update “${name}”`,
  rename: 'Rename or share',
  makeDefault: 'Open this list with it',
  noDefault: 'Open this list without a view',
  remove: 'Delete the view',
  name: 'Name of the view',
  sharing: 'Who sees the view',
  share: 'Share it with the team',
  keep: 'Save view',
  cancel: 'Cancel',
  team: (name: string) => `${name} (team)`,
  saved: (name: string) => `The view ${name} is saved.`,
  gone: 'This view was deleted meanwhile.',
  removed: (name: string) => `The view ${name} is deleted.`,
  notRestored: (why: string) => `The view was not restored. ${why}`,
  isDefault: 'This list opens with it from now on.',
  isNoDefault: 'This list opens without a view from now on.',
} as const;
