import { longestKept } from '#lib/contract/longest-kept';
import type { KeptBody } from '#lib/contract/request';
import { closeCutJson } from '#lib/service/request-log/close-cut-json';
import { mayHoldSecrets, redactBroken, redactValue } from '#lib/service/request-log/redact';

/** A JSON body as the log may store it; of other content only the type and size are stored. */
export function keepBody(contentType: string, text: string | null, bytes: number): KeptBody {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (text === null || !/^application\/(\w+\+)?json$/.test(type)) {
    return { content_type: type, text: null, bytes, truncated: false };
  }
  // Cut before it is searched for secrets, so that the rest of a large body costs nothing.
  const truncated = text.length > longestKept;
  const cut = truncated ? text.slice(0, longestKept) : text;
  const clean = truncated || mayHoldSecrets(cut) ? redactJson(truncated ? closeCutJson(cut) : cut, cut) : cut;
  return { content_type: type, text: clean.slice(0, longestKept).toWellFormed(), bytes, truncated };
}

function redactJson(json: string, text: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(json)));
  } catch {
    // Not JSON, or nested deeper than the stack allows.
    return redactBroken(text);
  }
}
