/** The text of the page for operator keys. */
export const operatorKeyWords = {
  title: 'Operator keys',
  description:
    'A robot that holds one works at the desk as a filer does: it claims, reads, files, and completes.',
  create: 'Create operator key',
  name: 'Name',
  nameHint: 'Which robot it is for, for example “Texas filing robot”.',
  lifetime: 'Works until',
  caption: 'Operator keys',
  none: 'There is no operator key',
  noneDetail: 'A robot that files online needs one.',
  key: 'Key',
  status: 'Status',
  used: 'Last used',
  created: 'Created',
  ends: 'Ends',
  never: 'Never',
  change: 'Change',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke the operator key “${name}”?`,
  revokeDetail:
    'Its robot is turned away at its next request, for good. What it holds stays claimed until somebody takes it over.',
  keep: 'Keep the key',
  storeTitle: (name: string) => `Store “${name}” now`,
  label: 'operator key',
  store: 'Give it to the robot and to nobody else. It reads and files the live filings of all partners.',
  ifLost: 'Nobody can show this key again. If it is lost, revoke it and create another one.',
} as const;
