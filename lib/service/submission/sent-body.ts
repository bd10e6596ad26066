/** A JSON body as it was sent: its value, and its text, since only the text keeps numbers that a double cannot hold. */
export type SentBody = {
  body: unknown;
  json: string;
};

/** The body of a submission that does not come over HTTP. */
export function sentBody(body: unknown): SentBody {
  return { body, json: JSON.stringify(body) };
}

const mayBeInexact = /[\d.]{16}|\de/i;

/** The value of the body, in which each number that a double cannot hold exactly stands as its digits. */
export function exactBody({ body, json }: SentBody): unknown {
  if (!mayBeInexact.test(json)) return body;
  const revive = (_key: string, value: unknown, { source }: { source?: string }) => {
    if (typeof value !== 'number' || source === undefined) return value;
    const exact = normalForm(source);
    // No text in a body can contain the null character, so no text is mistaken for a number.
    return exact === normalForm(String(value)) ? value : `\u0000${exact}`;
  };
  // TypeScript does not know yet that a reviver gets the source.
  return Reflect.apply(JSON.parse, JSON, [json, revive]);
}

/** `1.50`, `15e-1` and `1.5` are one number: its digits without outer zeros, and a power of ten. */
function normalForm(number: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = `${whole}${fraction}`;
  let start = 0;
  while (digits[start] === '0') start += 1;
  let end = digits.length;
  while (end > start && digits[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${sign}${digits.slice(start, end)}e${Number(power) - fraction.length + digits.length - end}`;
}
