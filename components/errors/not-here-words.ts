/** The sentences at the address of an object that does not exist. */
export const notHereWords = {
  notHere: (what: string) => `There is no such ${what} here`,
  notHereDetail: (what: string, mode: string) =>
    `The address may be mistyped, or the ${what} may belong to another organization or to the other mode. You are in ${mode} mode.`,
  mistyped: 'The address may be mistyped.',
  showList: (list: string) => `Show the ${list}`,
} as const;
