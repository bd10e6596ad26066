import { Secret, TOTP } from 'otpauth';
import { call, type Harness } from '#lib/testing/harness';
import type { Person } from '#lib/testing/person';

/** The code that a person's app shows now. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

export type SetUp = {
  secret: string;
  recoveryCodes: string[];
  /** The code of the current period, or of this many periods later. */
  code(later?: number): string;
};

/** Sets up an app for the person, and moves the clock to the next period, so that its code is unused. */
export async function setUpSecondFactor(service: Harness, person: Person): Promise<SetUp> {
  const ask = async (path: string, body: unknown) =>
    (await call(service, await person.token(), 'POST', `/console/second-factor${path}`, body)).body;
  const { secret } = await ask('', { password: person.password });
  const code = (later = 0) => codeAt(secret, new Date(service.time.now.getTime() + later * 30_000));
  const { recovery_codes } = await ask('/confirm', { one_time_code: code() });
  service.time.now = new Date(service.time.now.getTime() + 30_000);
  return { secret, recoveryCodes: recovery_codes, code };
}
