/** The current step. New codes exist only here. */
export type SecondFactorTask = { kind: 'enroll' | 'renew' | 'remove' } | { kind: 'store'; codes: string[] };
