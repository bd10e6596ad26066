import type { BrowserOperation } from '#lib/contract/browser-operation';
import { dashboardConsole } from '#lib/session/service-clients';

let loaded: Promise<Allowed[]> | undefined;

interface Allowed extends BrowserOperation {
  pattern: RegExp;
}

/** The operation that the browser requests; null if it is not allowed. The list is loaded from the service once. */
export async function findBrowserOperation(method: string, path: string): Promise<BrowserOperation | null> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return operationOf(await loaded, method, path);
}

async function load(): Promise<Allowed[]> {
  const { data } = await dashboardConsole({ address: null, agent: null }).sessions.browserOperations();
  return toAllowed(data);
}

export function toAllowed(operations: readonly BrowserOperation[]): Allowed[] {
  return operations.map((operation) => ({ ...operation, pattern: patternOf(operation.path) }));
}

export function operationOf(allowed: readonly Allowed[], method: string, path: string) {
  return allowed.find((one) => one.method === method && one.pattern.test(path)) ?? null;
}

// A path segment that leads up or elsewhere matches nothing.
const ofCaller = '(?!\\.+(?:/|$))[\\w.-]{1,128}';

function patternOf(template: string): RegExp {
  const parts = template
    .split('/')
    .map((part) => (/^\{\w+\}$/.test(part) ? ofCaller : part.replaceAll('.', '\\.')))
    .join('/');
  return new RegExp(`^${parts}$`);
}
