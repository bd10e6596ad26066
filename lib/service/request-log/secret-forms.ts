// Every pattern here is bounded or consumes what it matched, so that the cost is linear in the length of the text.

export const redacted = '[redacted]';

/** Removes everything in a text that has the form of a credential, a tax id or a card number, in any encoding. */
export function redactForms(text: string): string {
  const clean = redactPlain(text);
  if (!text.includes('%')) return clean;
  const plain = decodeAscii(text);
  const decoded = redactPlain(plain);
  return decoded === plain ? clean : decoded;
}

function redactPlain(text: string): string {
  return text
    .replaceAll(/(sk_(?:test|live|ops)_)[0-9A-Za-z]+/gi, `$1${redacted}`)
    .replaceAll(/whsec_[0-9A-Za-z+/=_-]+/gi, `whsec_${redacted}`)
    .replaceAll(/\b(bearer\s{1,64})[\x21-\x7e]+/gi, `$1${redacted}`)
    .replaceAll(/\b(basic\s{1,64})([0-9A-Za-z+/_-]{4,}={0,2})/gi, basic)
    .replaceAll(/eyJ[\w-]*(?:\.[\w-]*){0,2}/g, webToken)
    .replaceAll(/(:\/\/)[^/\s]*@/g, `$1${redacted}@`)
    .replaceAll(/(?<!\d[ -]?)(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g, card)
    .replaceAll(/(?<![\w-])\d{3}[-\u2010-\u2015 ]\d{2}[-\u2010-\u2015 ](\d{4})(?![\w-])/g, '***-**-$1')
    .replaceAll(/(?<![\w-])\d{2}[-\u2010-\u2015]\d{3}(\d{4})(?![\w-])/g, '**-***$1');
}

/** Only if it decodes to a name and a password: "basic information" does not. */
function basic(whole: string, scheme: string, encoded: string): string {
  return Buffer.from(encoded, 'base64').includes(':') ? scheme + redacted : whole;
}

/** Three parts, or fewer if the text was cut off within them. */
function webToken(whole: string, at: number, text: string): string {
  const parts = whole.split('.');
  const isWhole = parts.length === 3 && parts[0] !== 'eyJ' && parts[1] !== '';
  const isCut = at + whole.length === text.length && whole.length > 20;
  return isWhole || isCut ? redacted : whole;
}

function card(whole: string): string {
  const digits = whole.replaceAll(/\D/g, '');
  return isCardNumber(digits) ? `****${digits.slice(-4)}` : whole;
}

/** By the lengths of the card schemes and the check digit that all of them use. */
function isCardNumber(digits: string): boolean {
  if (!/^(?:3\d{13,14}|4\d{12}|[2-6]\d{15,18})$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

const deepestEncoding = 5;

/** Decodes percent encoding, also if it was applied repeatedly; secrets are ASCII. */
export function decodeAscii(text: string): string {
  let plain = text;
  for (let time = 0; time < deepestEncoding && plain.includes('%'); time += 1) {
    const next = plain.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (next === plain) break;
    plain = next;
  }
  return plain;
}
