/** The folders of the repository that have code. */
export const codeFolders = [
  'app',
  'components',
  'lib',
  'scripts',
  'attack',
  'bench',
  'cluster',
  'conformance',
  'e2e',
  'faults',
  'planted',
] as const;
