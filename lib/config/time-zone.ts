/** The cookie in which a browser sends the zone of its clock. */
export const zoneCookie = 'zone';

/** The zone that a cookie names, such as "America/New_York"; UTC where it names none that is known. */
export function knownZone(given: string | undefined): string {
  if (!given) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** "Eastern Time", "Central European Time", and where a zone has no such name the one that it is filed under: "UTC". */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.startsWith('GMT') ? timeZone : name;
}
