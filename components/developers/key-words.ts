import type { Tone } from '#components/ui/chip';
import type { ApiKey, KeyScope } from '#lib/contract/api-key';
import { type ScopedResource, scopedResources } from '#lib/contract/resource-scope';
import { dayMs } from '#lib/rules/calendar/durations';

export const scopeWords: Record<KeyScope, { short: string; does: string }> = {
  full: { short: 'Read and write', does: 'It reads and files' },
  read_only: { short: 'Read only', does: 'It reads and changes nothing' },
  audit: { short: 'Audit log', does: 'It reads the audit log and nothing else' },
  restricted: { short: 'Chosen access', does: 'It has the access that you chose' },
};

export const resourceNames: Record<ScopedResource, string> = {
  business: 'Businesses',
  document: 'Documents',
  filing: 'Filings',
  plan: 'Plans',
  case: 'Cases',
  obligation: 'Obligations',
  registered_agent: 'Registered agent',
  agent_mail: 'Agent mail',
  webhook_endpoint: 'Webhooks',
  sandbox: 'Sandbox',
  archive: 'Archives',
  approval: 'Approvals',
  event: 'Events',
  statement: 'Statements',
  jurisdiction: 'States',
  audit: 'Audit log',
};

/** The scopes of a restricted key, one line for reading and one for writing; nothing for other keys. */
export function chosenLines({ scopes }: Pick<ApiKey, 'scopes'>): string[] {
  const named = (verb: string) =>
    scopedResources
      .filter((resource) => scopes.some((scope) => scope === `${resource}:${verb}`))
      .map((resource) => resourceNames[resource])
      .join(', ');
  const [read, write] = [named('read'), named('write')];
  return [...(write ? [`Read and write: ${write}`] : []), ...(read ? [`Read: ${read}`] : [])];
}

/** The number of addresses that a line lists before it only counts them. */
const mostShown = 2;

/** The addresses from which a key works; null for everywhere. */
export function addressLine({ allowed_addresses }: Pick<ApiKey, 'allowed_addresses'>): string | null {
  if (allowed_addresses.length === 0) return null;
  const shown = allowed_addresses.slice(0, mostShown).join(', ');
  const rest = allowed_addresses.length - mostShown;
  return rest > 0 ? `From ${shown} and ${rest} more` : `From ${shown}`;
}

/** The visible parts of a key: its type and its last characters. */
export function maskedKey({ mode, last_four }: Pick<ApiKey, 'mode' | 'last_four'>): string {
  return `sk_${mode}_…${last_four}`;
}

const soonMs = 7 * dayMs;

/** The status of a key, in words that are clear without color. */
export function standingOf(
  key: Pick<ApiKey, 'status' | 'expires_at' | 'replaced_by'>,
  now: string,
): { words: string; tone: Tone } {
  if (key.status === 'revoked') return { words: 'Revoked', tone: 'stop' };
  if (key.status === 'expired') return { words: key.replaced_by ? 'Replaced' : 'Expired', tone: 'neutral' };
  if (key.expires_at === null) return { words: 'Works', tone: 'done' };
  if (key.replaced_by) return { words: 'Replaced, still works', tone: 'you' };
  const isSoon = Date.parse(key.expires_at) - Date.parse(now) < soonMs;
  return isSoon ? { words: 'Expires soon', tone: 'you' } : { words: 'Works', tone: 'done' };
}

/** When the key ended. */
export function endOf({ revoked_at, expires_at }: Pick<ApiKey, 'revoked_at' | 'expires_at'>): string | null {
  if (revoked_at && expires_at) return revoked_at < expires_at ? revoked_at : expires_at;
  return revoked_at ?? expires_at;
}
