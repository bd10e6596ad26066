import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;

/**
 * The password as Postgres stores it (RFC 5802 and 7677), sent instead of it so that no server log contains the
 * password. A password with characters outside ASCII is returned unchanged, because only the server can normalize it.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  if (!/^[ -~]+$/.test(password)) return password;
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const sign = (words: string) => createHmac('sha256', salted).update(words).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
