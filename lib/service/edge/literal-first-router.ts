import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * A literal address is not matched as an id: `/v1/filing/formation` is not `/v1/filing/{id}`. What a literal address
 * matches is looked up once; without the literal addresses, Hono's fastest router can hold the others.
 */
export class LiteralFirstRouter<T> implements Router<T> {
  readonly name = 'LiteralFirstRouter';
  readonly #all = new TrieRouter<T>();
  readonly #others = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  readonly #literal = new Map<string, Map<string, Result<T>>>();

  add(method: string, path: string, handler: T): void {
    this.#all.add(method, path, handler);
    if (/[:*]/.test(path)) this.#others.add(method, path, handler);
    else this.#literal.set(path, new Map());
  }

  match(method: string, path: string): Result<T> {
    const literal = this.#literal.get(path);
    if (!literal) return this.#others.match(method, path);
    let found = literal.get(method);
    if (!found) {
      const [handlers] = this.#all.match(method, path);
      found = [handlers.filter(([, params]) => Object.keys(params).length === 0)] as Result<T>;
      literal.set(method, found);
    }
    return found;
  }
}
