import { cookies } from 'next/headers';
import type { Preferences } from '#components/shell/preferences.ts';
import { knownZone, zoneCookie, zoneName } from '#lib/config/time-zone';

/** What a person has chosen in this browser, and the zone that it is in. */
export async function readPreferences(): Promise<{
  preferences: Preferences;
  zone: { timeZone: string; name: string };
}> {
  const jar = await cookies();
  const timeZone = knownZone(jar.get(zoneCookie)?.value);
  return {
    preferences: {
      theme: jar.get('theme')?.value ?? 'system',
      density: jar.get('density')?.value ?? 'comfortable',
      shortcuts: jar.get('shortcuts')?.value ?? 'on',
    },
    zone: { timeZone, name: zoneName(timeZone) },
  };
}
