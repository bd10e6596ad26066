import type { KeptBody } from '#lib/contract/console/request';
import { mayHoldSecrets, redactText, redactValue } from '#lib/service/requests/redact';

/** Characters of a body that are kept. */
export const longestKept = 16_384;

/** A JSON body as the log may hold it; of any other kind only its type and size are told. */
export function keepBody(contentType: string, text: string | null, bytes: number): KeptBody {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (text === null || !/^application\/(\w+\+)?json$/.test(type)) {
    return { content_type: type, text: null, bytes, truncated: false };
  }
  const clean = mayHoldSecrets(text) ? redactJson(text) : text;
  const kept = clean === null ? null : clean.slice(0, longestKept).toWellFormed();
  return { content_type: type, text: kept, bytes, truncated: clean !== null && clean.length > longestKept };
}

function redactJson(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return redactBroken(text);
  }
  return JSON.stringify(redactValue(value));
}

/** What is no JSON has no members to go by: every number that could be a tax id goes, and names in escapes keep nothing. */
function redactBroken(text: string): string | null {
  if (text.includes('\\u')) return null;
  return redactText(text).replaceAll(/\d{5,}(?=\d{4}(?!\d))/g, '*****');
}
