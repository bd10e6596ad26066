/** What a person reads of API keys. */
export const keyWords = {
  page: {
    title: 'API keys',
    loading: 'A program uses a key to act for your organization.',
    description: (mode: string, organization: string) =>
      `With a ${mode} key, a program acts for ${organization} in ${mode} mode only. A key’s last use appears here within 30 seconds.`,
    working: 'API keys',
    ended: 'No longer work',
    endedKeys: 'Keys that no longer work',
    endedDetail: 'Requests with these keys are refused.',
    onlyDevelopers: 'You see the keys here; developers change them',
    askDeveloper: (roles: string) =>
      `Your roles in this organization: ${roles}. Ask a developer or an administrator to create, roll, or revoke a key.`,
    none: (mode: string) => `No ${mode} keys`,
    noneDetail: 'A program sends its key with every request:',
    command: 'command',
  },
  table: {
    key: 'Key',
    status: 'Status',
    scope: 'Access',
    used: 'Last used',
    created: 'Created',
    endedAt: 'Ended',
    expires: 'Expires',
    change: 'Change',
    never: 'Never',
  },
  create: {
    button: 'Create key',
    title: (mode: string) => `Create a ${mode} key`,
    name: 'Name',
    nameHint:
      'Where the key is used. For example: Billing server. Everything the key does is listed under this name.',
    scope: 'What it may do',
    full: 'Read and write',
    fullHint: 'Submits filings, answers cases, uploads documents, and cancels.',
    readOnly: 'Read only',
    readOnlyHint: 'Any request that would change something is refused.',
    lifetime: 'How long it works',
    lastDay: 'Last day',
    lastDayHint: 'The key stops working at the end of this day in UTC.',
  },
  again: {
    password: 'Your password',
    code: 'Code',
    codeHint: 'The 6 digits that your app shows, or a recovery code.',
  },
  roll: {
    button: 'Roll',
    submit: 'Roll key',
    title: (name: string) => `Roll ${name}`,
    detail: 'A new key with the same name and the same access replaces this one.',
    oldKey: 'The old key',
    now: 'It ends now',
    nowHint: 'Any program that still uses it is refused at once.',
    hour: 'It works for another hour',
    day: 'It works for another 24 hours',
    week: 'It works for another 7 days',
    lifetime: 'How long the new key works',
    asBefore: 'As long as the old key',
  },
  rename: { button: 'Rename', submit: 'Save name', title: (name: string) => `Rename ${name}` },
  revoke: {
    button: 'Revoke',
    submit: 'Revoke key',
    keep: 'Keep the key',
    title: (mode: string, name: string) => `Revoke the ${mode} key ${name}?`,
    detail:
      'will be refused from the next request on. You cannot undo this. Filings that are under way continue.',
  },
  store: {
    title: (name: string) => `Store the key of ${name}`,
    label: 'key',
    where: (access: string, mode: string) =>
      `${access} in ${mode} mode. Store it where your program keeps its secrets. We show it only once.`,
    ifLost: 'We keep only a hash of it. If you lose it, revoke this key and create another one.',
  },
  remote: {
    title: (host: string) => `Key for ${host}`,
    description: (mode: string, host: string) =>
      `In ${mode} mode, this organization files with ${host} and uses this key.`,
    none: (mode: string) => `No ${mode} key yet`,
    noneDetail: (mode: string, host: string) =>
      `Nothing can be filed or read in ${mode} mode until an administrator adds the key that ${host} created for your organization.`,
    endsIn: 'Ends in',
    addedBy: 'Added by',
    someoneGone: 'Somebody who has left',
    added: 'Added',
    add: 'Add key',
    replace: 'Replace key',
    remove: 'Remove key',
    dialog: (mode: string, host: string) => `The ${mode} key for ${host}`,
    removal: (mode: string, host: string) => `Remove the ${mode} key for ${host}?`,
    keep: 'Keep the key',
    removalDetail: (mode: string, host: string) =>
      `Nothing can be filed or read in ${mode} mode until another key is added. Filings that are under way continue at ${host}.`,
    submit: 'Save key',
    key: (mode: string) => `${mode === 'test' ? 'Test' : 'Live'} key`,
    hint: (host: string) =>
      `Enter the key that ${host} showed you. We store it encrypted, and nobody can read it here again.`,
  },
} as const;
