import type { Session } from '#lib/session/session';

/** The time that due dates are measured by: test mode has a clock of its own. */
export async function nowInMode({ mode, client }: Pick<Session, 'mode' | 'client'>): Promise<string> {
  const real = new Date().toISOString();
  if (mode === 'live') return real;
  return client.sandbox.clock().then(
    ({ now }) => now,
    () => real,
  );
}
