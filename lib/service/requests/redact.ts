import { type Secrecy, secrecyOf } from '#lib/service/requests/secret-names';

export const redacted = '[redacted]';

const quickSigns =
  /sk_|whsec_|bearer|eyJ|:\/\/[^/\s]*@|(?<![\w-])\d{2,3}-\d{2,3}|pass|pwd|secret|token|authoriz|credential|cookie|key|ssn|social|itin|tin|ein|tax|\\u/i;

/** Whether the text may hold what must go; most do not, and are kept as they are. */
export function mayHoldSecrets(text: string): boolean {
  return quickSigns.test(text);
}

/** The last four digits of a tax id, where there are nine; nothing of it otherwise. */
function maskTaxId(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 9 ? `*****${digits.slice(-4)}` : '****';
}

const mask = (secrecy: Secrecy, text: string) => (secrecy === 'tax' ? maskTaxId(text) : redacted);

/** Takes out of a text what has the form of a credential or of a tax id. */
export function redactPatterns(text: string): string {
  return text
    .replaceAll(/(sk_(?:test|live)_)[0-9A-Za-z]+/gi, `$1${redacted}`)
    .replaceAll(/whsec_[0-9A-Za-z+/=_-]+/gi, `whsec_${redacted}`)
    .replaceAll(/\b(bearer\s+)[\x21-\x7e]+/gi, `$1${redacted}`)
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted)
    .replaceAll(/(:\/\/)[^/\s@]*@/g, `$1${redacted}@`)
    .replaceAll(/(?<![\w-])\d{3}-\d{2}-(\d{4})(?![\w-])/g, '***-**-$1')
    .replaceAll(/(?<![\w-])\d{2}-\d{3}(\d{4})(?![\w-])/g, '**-***$1');
}

const namedValue =
  /(?:(["'])([\w .-]{1,64})\1|([A-Za-z_][\w.-]{0,63}))(\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s,}\]&]+)/g;

/** As above, for text that is no JSON or holds JSON in a string: what is told by a member's name goes too. */
export function redactText(text: string): string {
  const named = text.replaceAll(namedValue, (whole, _quote, quotedName, bareName, _colon, value) => {
    const secrecy = secrecyOf(quotedName ?? bareName);
    return secrecy ? `${whole.slice(0, whole.length - value.length)}"${mask(secrecy, value)}"` : whole;
  });
  return redactPatterns(named);
}

/** A header that a caller wrote freely. */
export function cleanWords(text: string): string {
  return (mayHoldSecrets(text) ? redactText(text) : text).slice(0, 300);
}

/** A copy of a JSON value without its secrets. What lies inside a secret member is secret too. */
export function redactValue(value: unknown, within: Secrecy = null): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, within));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        redactPatterns(name),
        redactMember(name, member, within),
      ]),
    );
  }
  if (within) return mask(within, String(value));
  return typeof value === 'string' && mayHoldSecrets(value) ? redactText(value) : value;
}

function redactMember(name: string, member: unknown, within: Secrecy): unknown {
  const secrecy = within ?? secrecyOf(name);
  // `ein` on a formation is a whole application, not a number: its own members say which of them is one.
  const isApplication = secrecy === 'tax' && name === 'ein' && typeof member === 'object';
  return redactValue(member, isApplication ? within : secrecy);
}

/** A path with its query, without secrets in either. */
export function redactPath(path: string): string {
  if (!mayHoldSecrets(path) && !path.includes('%')) return path;
  const [before = '', query] = splitAtFirst(path, '?');
  const clean = redactPart(before, null);
  if (query === undefined) return clean;
  const pairs = query.split('&').map((pair) => {
    const [name = '', value] = splitAtFirst(pair, '=');
    return value === undefined
      ? redactPart(name, null)
      : `${name}=${redactPart(value, secrecyOf(decode(name)))}`;
  });
  return `${clean}?${pairs.join('&')}`;
}

function redactPart(part: string, secrecy: Secrecy): string {
  const plain = decode(part);
  const clean = secrecy ? mask(secrecy, plain) : redactPatterns(plain);
  return clean === plain ? part : clean.split('/').map(encodeURIComponent).join('/');
}

function splitAtFirst(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
