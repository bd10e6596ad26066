/** How long links, sign-ins and records last. Separate from the schemas, because sentences in the browser name them. */
export const resetLinkMinutes = 60;
export const invitationHours = 72;
export const passkeyMinutes = 5;
export const providerSignInMinutes = 10;

/** What is confidential can be changed without the password for so long after a sign-in. */
export const freshSignInMinutes = 5;

/** How long a removed person can be restored. */
export const removedDays = 30;

/** Events, deliveries of webhooks, emails about events, and requests. */
export const keptDays = 30;

export const idempotencyHours = 24;

/** A replaced webhook secret signs beside the new one. */
export const secretOverlapHours = 24;

/** An endpoint without a successful delivery for so long is disabled. */
export const failingDays = 5;

/** To answer a case that names no day. */
export const daysToAnswer = 10;

/** Until a handover to another agent: one who asked to be released need not serve longer. */
export const mostDaysToHandover = 365;

/** An operator's claim of a filing, without a move. */
export const claimHours = 8;
