import { cookies } from 'next/headers';
import { type PaymentMethod, type Preferences, paymentMethods } from '#components/shell/preferences.ts';
import { knownZone, zoneCookie, zoneName } from '#lib/config/time-zone';

/** How a person reads the totals of plans; by card until another way is chosen. */
export async function readPaymentMethod(): Promise<PaymentMethod> {
  const chosen = (await cookies()).get('payment')?.value;
  return paymentMethods.find((method) => method === chosen) ?? 'credit_card';
}

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
