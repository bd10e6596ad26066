import { providerSignInMinutes } from '#lib/contract/lifetimes';
import { tooManyAttemptsWords } from '#lib/rules/person/sign-in-wait';

const words: Record<string, string> = {
  unauthenticated: 'Email and password do not belong together. Check both, and the Caps Lock key.',
  code_not_valid:
    'This code is wrong, has expired or was used before. Wait for the next one, and check that the clock of your phone is right.',
  unavailable: 'The service cannot be reached for the moment. Try again in a minute.',
  not_a_member: 'Nobody here has this email address. Ask an administrator to add you.',
  single_sign_on_failed: `The sign-in at your organization’s provider was not completed, or took more than ${providerSignInMinutes} minutes. Try again.`,
  passkey_refused: 'This passkey does not sign anybody in here. Use another one, or your password.',
  no_passkey: 'Your device showed no passkey. Try again, or use your password.',
  not_let_in:
    'Your organization’s provider let you in, and this service did not: the email address is not one of your organization, or an administrator has suspended you. Ask an administrator.',
  sign_out_incomplete:
    'You are signed out in this browser. The service could not be reached to end the session: it ends by itself when nothing is done in it.',
  AccessDenied: 'The sign-in provider has not verified this email address.',
};

/** The sentence for the code of a refused sign-in: a problem code, with seconds to wait if there are any. */
export function refusalWords(code: string): string {
  const [name = '', seconds] = code.split(':');
  if (name === 'rate_limited') return tooManyAttemptsWords(Number(seconds) || 900);
  return (Object.hasOwn(words, name) && words[name]) || 'The sign-in did not work. Try again.';
}
