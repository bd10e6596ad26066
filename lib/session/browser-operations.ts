import type { BrowserOperation } from '#lib/contract/browser-operation';
import { dashboardConsole } from '#lib/session/service-clients';

let loaded: Promise<Allowed[]> | undefined;

interface Allowed extends BrowserOperation {
  pattern: RegExp;
}

/** Which operation the browser asks for; null for one that is none of its. The service is asked for the list once. */
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

// What leads a path up or elsewhere fits nowhere.
const ofCaller = '(?!\\.+(?:/|$))[\\w.-]{1,128}';

function patternOf(template: string): RegExp {
  const parts = template
    .split('/')
    .map((part) => (/^\{\w+\}$/.test(part) ? ofCaller : part.replaceAll('.', '\\.')))
    .join('/');
  return new RegExp(`^${parts}$`);
}
