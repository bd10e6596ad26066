/** What is being done. Codes that were made just now are held here and nowhere else. */
export type SecondFactorTask = { kind: 'enroll' | 'renew' | 'remove' } | { kind: 'store'; codes: string[] };
