import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;

/**
 * What Postgres keeps of a password (RFC 5802 and 7677): sent in its place, so that no log of the server has the password.
 * A password with other characters than those of ASCII is returned as it is, because the server prepares it.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  if (!/^[ -~]+$/.test(password)) return password;
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const sign = (words: string) => createHmac('sha256', salted).update(words).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
