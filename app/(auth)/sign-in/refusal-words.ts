const words: Record<string, string> = {
  unauthenticated: 'E-mail and password do not belong together. Check both, and the Caps Lock key.',
  unavailable: 'The service cannot be reached for the moment. Try again in a minute.',
  AccessDenied: 'The sign-in provider has not verified this e-mail address.',
};

/** What the page says for the code that a refused sign-in answers: a problem code, with seconds to wait where there are some. */
export function refusalWords(code: string): string {
  const [name = '', seconds] = code.split(':');
  if (name === 'rate_limited') {
    const minutes = Math.max(1, Math.ceil(Number(seconds) / 60) || 15);
    return `Too many tries with this e-mail address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  }
  return words[name] ?? 'The sign-in did not work. Try again.';
}
