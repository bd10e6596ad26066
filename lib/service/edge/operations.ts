import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { App, AppEnv } from '#lib/service/edge/app-env';

/** Finds the operation of a request, by its name in the reference. */
export class Operations {
  readonly #ids = new Map<string, string>();

  readFrom(app: App): void {
    for (const definition of app.openAPIRegistry.definitions) {
      if (definition.type !== 'route' || !definition.route.operationId) continue;
      const path = definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1');
      this.#ids.set(`${definition.route.method.toUpperCase()} ${path}`, definition.route.operationId);
    }
  }

  /** Null if no operation matches; also known for requests that were refused early. */
  of(c: Context<AppEnv>): string | null {
    return this.#ids.get(`${c.req.method} ${routePath(c, -1)}`) ?? null;
  }
}
