import { shortestPassword } from '#lib/contract/shortest-password';
import { invalid } from '#lib/service/errors';
import { hashGivenPassword } from '#lib/service/person/passwords';

type Owner = {
  email: string;
  name: string;
};

/** The hash of a newly chosen password. Throws `validation_error` at `pointer` for one that is easy to guess. */
export async function hashNewPassword(
  password: string,
  owner: Owner,
  pointer: string,
  from: string,
): Promise<string> {
  const detail = await weaknessOf(password, owner);
  if (detail) throw invalid([{ pointer, code: 'too_common', detail }]);
  return hashGivenPassword(password, from);
}

/** Why the password is easy to guess; null if it is not. */
export async function weaknessOf(password: string, { email, name }: Owner): Promise<string | null> {
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  const text = password.toLowerCase();
  const common = await commonPasswords();
  if ([text, coreOf(text), unitOf(text)].some((part) => common.has(part) || part.length < 4)) {
    return 'This password is easy to guess. Use a few unrelated words.';
  }
  const own = [email, email.split('@')[0] ?? '', name, ...name.split(/[^\p{L}\p{N}]+/u), 'statehouse'].map(
    plain,
  );
  const whole = plain(text);
  const rest = own.filter((word) => word.length > 2).reduce((left, word) => left.replaceAll(word, ''), whole);
  const isOwn = rest !== whole && rest.length < 6;
  return isOwn ? 'Leave out your name, your email address, and the name of this service.' : null;
}

/** Letters and digits alone, as people write one name with and without spaces and signs. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The text without the digits and signs that people put around a word. */
function coreOf(text: string): string {
  const letters = [...text.matchAll(/[a-z]/g)].map(({ index }) => index);
  const [first = 0] = letters;
  return text.slice(first, (letters.at(-1) ?? text.length) + 1);
}

/** The unit that the text repeats, or the text itself. */
function unitOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

let loaded: ReadonlySet<string> | undefined;

/** The 49,000 most common passwords, loaded when someone first chooses a password. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (loaded) return loaded;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  loaded = new Set(dictionary['passwords-common']);
  return loaded;
}
