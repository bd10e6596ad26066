import type { Actor } from '#lib/contract/event';

/** Who sent or decided a submission: a key may have the name of a person. */
export function partyName({ type, name }: Pick<Actor, 'type' | 'name'>): string {
  return type === 'api_key' ? `API key ${name}` : name;
}
