/** The kinds of notification emails. A separate file, so that a page loads these names without the schemas. */
export const noticeKinds = ['case', 'agent_mail', 'obligation', 'filing', 'mention'] as const;

/** `daily`: once a day, in one email with all others of the day. */
export const noticeTimings = ['at_once', 'daily', 'off'] as const;
