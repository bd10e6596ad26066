import { randomBytes } from 'node:crypto';

const secret = () => randomBytes(32).toString('hex');

/** The secrets that several processes of one installation must share. */
export const freshSecrets = () => ({
  SESSION_SECRET: secret(),
  CONSOLE_SECRET: secret(),
  SEALING_SECRET: secret(),
});
