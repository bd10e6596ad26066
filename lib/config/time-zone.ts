/** The cookie in which a browser sends its time zone. */
export const zoneCookie = 'zone';

/** The time zone in a cookie, for example "America/New_York"; UTC if it is unknown. */
export function knownZone(given: string | undefined): string {
  if (!given) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** "Eastern Time", "Central European Time", or the identifier of a zone without such a name: "UTC". */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.startsWith('GMT') ? timeZone : name;
}
