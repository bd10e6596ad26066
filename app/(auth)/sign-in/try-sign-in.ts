'use client';

import type { SummaryError } from '#components/ui/error-summary';
import { challengePasskey, startSingleSignOn } from './actions.ts';
import { askNextAuth } from './ask-next-auth.ts';
import { refusalOf, refusalWords } from './refusal-words.ts';
import { signInWords } from './words.ts';

/** Signs in and goes on to the page; returns the code of why it could not, for `refusalWords`. */
export async function trySignIn(given: Record<string, string>, next: string): Promise<string> {
  const onward = await askNextAuth('callback/password', { ...given, callbackUrl: next }).catch(() => null);
  if (!onward) return 'unavailable';
  const refusal = onward.searchParams.get('error');
  if (refusal !== null) return refusal;
  // A full page load, so that nothing of the person before is kept.
  window.location.assign(next);
  return new Promise(() => {});
}

/** Goes to the installation's provider; returns the message if that is not possible. */
export async function tryProvider(next: string): Promise<string> {
  const onward = await askNextAuth('signin/oidc', { callbackUrl: next }).catch(() => null);
  if (!onward) return refusalWords('unavailable');
  window.location.assign(onward);
  return new Promise(() => {});
}

/** Goes to the provider of the email's organization; returns the error if there is none, or it cannot be reached. */
export async function tryElsewhere(email: string, next: string): Promise<SummaryError> {
  const started = await startSingleSignOn({ email, next }).catch(() => null);
  if (!started) return refusalOf('unavailable');
  if (!started.ok) {
    const { code, retryAfter, detail } = started.problem;
    if (code === 'not_found') return { name: 'email', message: signInWords.noSingleSignOn };
    // It may be the provider that is away.
    return code === 'unavailable' ? { message: detail } : refusalOf(`${code}:${retryAfter ?? ''}`);
  }
  window.location.assign(started.data);
  return new Promise(() => {});
}

/** Asks the device, and signs in as the person it confirms; returns the code of a failure, for `refusalWords`. */
export async function tryPasskey(next: string): Promise<string> {
  const asked = await challengePasskey({}).catch(() => null);
  if (!asked) return 'unavailable';
  if (!asked.ok) return `${asked.problem.code}:${asked.problem.retryAfter ?? ''}`;
  const { options, link_token } = asked.data;
  const answer = await import('@simplewebauthn/browser')
    .then(({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }))
    .catch(() => null);
  if (!answer) return 'no_passkey';
  return trySignIn({ link_token, passkey: JSON.stringify(answer) }, next);
}
