/** What a member's name says about its value: a tax id keeps its last four digits, a secret nothing. */
export type Secrecy = 'tax' | 'secret' | null;

const taxWords = new Set(['ssn', 'ssns', 'itin', 'tin', 'ein', 'fein', 'taxid', 'taxids', 'taxpayerid']);
const taxPairs = new Set(['tax id', 'tax ids', 'tax number', 'taxpayer id', 'social security']);
const secretWords = new Set([
  'password',
  'passwords',
  'passphrase',
  'passwd',
  'pwd',
  'secret',
  'secrets',
  'token',
  'tokens',
  'authorization',
  'credential',
  'credentials',
  'cookie',
  'cookies',
  'apikey',
  'apikeys',
  'cvv',
  'cvc',
  'iban',
]);
const secretPairs = new Set([
  'api key',
  'api keys',
  'private key',
  'signing key',
  'access key',
  'raw key',
  'account number',
  'routing number',
  'bank account',
  'card number',
  'security code',
  'time code',
  'recovery code',
  'recovery codes',
]);

const known = new Map<string, Secrecy>();
const mostKnown = 5_000;

/** Compares the words of the name: `client_secret`, `clientSecret` and `Client-Secret` match, `secretary` does not. */
export function secrecyOf(name: string): Secrecy {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const secrecy = pick(words, pairs);
  if (known.size < mostKnown && name.length <= 64) known.set(name, secrecy);
  return secrecy;
}

function pick(words: readonly string[], pairs: readonly string[]): Secrecy {
  if (words.some((word) => secretWords.has(word)) || pairs.some((pair) => secretPairs.has(pair)))
    return 'secret';
  return words.some((word) => taxWords.has(word)) || pairs.some((pair) => taxPairs.has(pair)) ? 'tax' : null;
}
