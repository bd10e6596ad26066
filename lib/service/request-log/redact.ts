import { withoutCutSecret } from '#lib/service/request-log/close-cut-json';
import { decodeAscii, redacted, redactForms } from '#lib/service/request-log/secret-forms';
import { type Secrecy, secrecyOf } from '#lib/service/request-log/secret-names';

const quickSigns =
  /sk_|whsec_|bearer|basic\s|eyJ|:\/\/[^/\s]*@|(?<![\w-])\d{2,3}[-\u2010-\u2015 ]\d{2,3}|\d(?:[ -]?\d){12}|pass|pwd|secret|token|authoriz|credential|cookie|key|ssn|social|itin|tin|ein|tax|account|routing|iban|card|(?:time|security|recovery).?code|cv[vc]|%[2-7]|\\u/i;

/** Whether the text may contain a secret; most texts do not, and are stored unchanged. */
export function mayHoldSecrets(text: string): boolean {
  return quickSigns.test(text);
}

/** The last four digits of a tax id with nine digits; otherwise nothing. */
function maskTaxId(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 9 ? `*****${digits.slice(-4)}` : '****';
}

const mask = (secrecy: Secrecy, text: string) => (secrecy === 'tax' ? maskTaxId(text) : redacted);

const namedValue =
  /(?:(["'])([\w .-]{1,64})\1|(?<![\w.-])([\w.-]+))(\s{0,64}[:=]\s{0,64})("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,}\]&]+)/g;

/** For text that is not JSON, or JSON within a string: also removes values by the name of their member. */
function redactText(text: string): string {
  // Credentials of two words first: by name, only the first word would be removed.
  return redactForms(plainEscapes(text)).replaceAll(
    namedValue,
    (whole, _quote, quotedName, bareName, _colon, value) => {
      const secrecy = secrecyOf(quotedName ?? bareName);
      return secrecy ? `${whole.slice(0, whole.length - value.length)}"${mask(secrecy, value)}"` : whole;
    },
  );
}

// Names with escaped characters would not be found.
function plainEscapes(text: string): string {
  return text.replaceAll(/\\u00([2-7][0-9a-f])/gi, (whole, hex) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return letter === '"' || letter === '\\' ? whole : letter;
  });
}

/** Text that is not JSON has no members to recognize, so every number that could be a tax id is removed. */
export function redactBroken(text: string): string {
  return redactText(withoutCutSecret(text.replaceAll(/\\{1,8}"/g, '"'))).replaceAll(
    /\d{9,}/g,
    (digits) => `*****${digits.slice(-4)}`,
  );
}

const longestWords = 300;

/** A header with free text from a caller. */
export function cleanWords(text: string): string {
  const words = text.slice(0, longestWords);
  return mayHoldSecrets(words) ? redactText(words).slice(0, longestWords) : words;
}

/** A copy of a JSON value without its secrets. Everything inside a secret member is secret too. */
export function redactValue(value: unknown, within: Secrecy = null): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, within));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [cleanName(name), redactMember(name, member, within)]),
    );
  }
  if (within) return mask(within, String(value));
  if (!mayHoldSecrets(String(value))) return value;
  const clean = redactText(String(value));
  return clean === String(value) ? value : clean;
}

function cleanName(name: string): string {
  return mayHoldSecrets(name) ? redactForms(name) : name;
}

function redactMember(name: string, member: unknown, within: Secrecy): unknown {
  const secrecy = within ?? secrecyOf(name);
  // `ein` of a formation is an application with members, not a number: each member is judged by its own name.
  const isApplication = secrecy === 'tax' && name === 'ein' && typeof member === 'object';
  return redactValue(member, isApplication ? within : secrecy);
}

const longestPath = 2_000;

/** The path with its query, cut to the stored length, without secrets. */
export function redactPath(whole: string): string {
  // The URL of a calendar is itself a secret.
  const path = whole.slice(0, longestPath).replace(/(\/calendar\/)[^?]+/i, `$1${redacted}`);
  if (!mayHoldSecrets(path)) return path;
  const [before = '', query] = splitAtFirst(path, '?');
  const clean = redactPart(before, null);
  if (query === undefined) return clean.slice(0, longestPath);
  const pairs = query.split('&').map((pair) => {
    const [name = '', value] = splitAtFirst(pair, '=');
    return value === undefined
      ? redactPart(name, null)
      : `${name}=${redactPart(value, secrecyOf(decodeAscii(name)))}`;
  });
  return `${clean}?${pairs.join('&')}`.slice(0, longestPath);
}

function redactPart(part: string, secrecy: Secrecy): string {
  const plain = decodeAscii(part);
  const clean = secrecy ? mask(secrecy, plain) : redactForms(plain);
  return clean === plain ? part : encodeURI(clean.toWellFormed());
}

function splitAtFirst(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
