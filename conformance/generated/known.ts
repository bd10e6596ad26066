import { randomUUID } from 'node:crypto';
import type { Json } from '../target.ts';

const kept = 200;

/** What was created so far, by type, for use in later requests. */
export class Known {
  readonly #ids = new Map<string, string[]>();

  /** Records every resource in a response: directly, in a list, or nested. */
  note(body: Json): void {
    if (Array.isArray(body)) for (const item of body) this.note(item);
    if (typeof body !== 'object' || body === null) return;
    if (body.object === 'list') this.note(body.data);
    if (typeof body.object !== 'string' || typeof body.id !== 'string') return;
    this.#add(body.object, body.id);
    if (body.object === 'business' && body.formation_business_id) this.#add('registration', body.id);
    if (body.object === 'filing') this.#add('registration', body.business_id);
    // Most cases are soon resolved or superseded; an answer is for those that wait for it.
    if (body.object === 'case') {
      if (body.status === 'needs_response') this.#add('open_case', body.id);
      else this.#remove('open_case', body.id);
    }
  }

  #add(kind: string, id: string): void {
    const ids = this.#ids.get(kind) ?? [];
    this.#ids.set(kind, ids);
    if (!ids.includes(id)) ids.push(id);
    if (ids.length > kept) ids.shift();
  }

  #remove(kind: string, id: string): void {
    this.#ids.set(
      kind,
      (this.#ids.get(kind) ?? []).filter((known) => known !== id),
    );
  }

  /** The nth latest of a type; occasionally an id of nothing. */
  pick(kind: string, index: number): string {
    const ids = this.#ids.get(kind) ?? [];
    if (ids.length === 0 || index % 23 === 22) return randomUUID();
    return ids[ids.length - 1 - (index % ids.length)] ?? randomUUID();
  }

  /** The value with each placeholder replaced by an id of the type in its name. */
  resolved(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.resolved(item, name));
    if (typeof value !== 'object' || value === null) return value;
    if ('$id' in value) return this.pick(kindOf(name), Number(value.$id));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.resolved(inner, key)]));
  }
}

/** `business_id` and `documents` name the kind; `parent_id` may be any. */
export function kindOf(name: string): string {
  if (name === 'parent_id') return 'filing';
  if (name === 'formation_business_id') return 'business';
  return name
    .replace(/_id$/, '')
    .replace(/s$/, '')
    .replace(/^busines$/, 'business');
}
