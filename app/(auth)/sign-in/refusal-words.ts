import type { SummaryError } from '#components/ui/error-summary';
import { providerSignInMinutes } from '#lib/contract/lifetimes';
import { tooManyAttemptsWords } from '#lib/rules/person/sign-in-wait';

const words: Record<string, string> = {
  unauthenticated: 'This email and password do not match. Check both, and your Caps Lock key.',
  code_not_valid:
    'This code is wrong, has expired, or was already used. Wait for the next one and check that your phone’s clock is right, or use another recovery code.',
  unavailable: 'The service cannot be reached right now. Try again in a minute.',
  not_a_member: 'No one here has this email address. Ask an administrator to add you.',
  single_sign_on_failed: `Signing in at your organization’s provider was not completed, or took more than ${providerSignInMinutes} minutes. Try again.`,
  passkey_refused: 'This passkey does not work here. Use another one, or your password.',
  no_passkey: 'We did not get a passkey from your device. Try again, or use your password.',
  not_let_in:
    'Your organization’s provider let you in, but this service did not: your email address is not verified there or is of another domain, or an administrator has suspended or removed you. Ask an administrator.',
  sign_out_incomplete:
    'You are signed out in this browser. We could not reach the service to end the session, so it will end on its own when it goes unused.',
  AccessDenied: 'The sign-in provider has not verified this email address.',
};

/** The sentence for the code of a refused sign-in: a problem code, with seconds to wait if there are any. */
export function refusalWords(code: string): string {
  const [name = '', seconds] = code.split(':');
  if (name === 'rate_limited') return tooManyAttemptsWords(Number(seconds) || 900);
  return (Object.hasOwn(words, name) && words[name]) || 'Signing in did not work. Try again.';
}

/** The field that is wrong; every other refusal is of none. */
const fields: Record<string, string> = {
  unauthenticated: 'email',
  code_not_valid: 'one_time_code',
};

/** The same as an entry of a form's errors. */
export function refusalOf(code: string): SummaryError {
  const name = Object.hasOwn(fields, code) ? fields[code] : undefined;
  return { message: refusalWords(code), ...(name && { name }) };
}
