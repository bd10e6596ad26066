/**
 * Asks next-auth to sign in, as its own client does, which would leave the page where nobody answers. Returns the address to
 * go on to, with the reason of a refusal in it as `error`. Throws where the answer is none of next-auth.
 */
export async function askNextAuth(
  path: 'callback/password' | 'signin/oidc',
  given: Record<string, string>,
): Promise<URL> {
  const { csrfToken } = await jsonOf(await fetch('/api/auth/csrf'));
  const body = new URLSearchParams({ ...given, csrfToken: String(csrfToken), json: 'true' });
  const { url } = await jsonOf(await fetch(`/api/auth/${path}`, { method: 'POST', body }));
  const onward = new URL(String(url));
  // The token was not that of this browser, for example because its cookies were cleared in between.
  if (onward.searchParams.has('csrf')) throw new Error('The token of the form was refused.');
  return onward;
}

async function jsonOf(answer: Response): Promise<Record<string, unknown>> {
  return Object(await answer.json());
}
