import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { becomesReady } from '../../scripts/becomes-ready.ts';
import { freePort } from '../../scripts/free-port.ts';
import { hasEnded } from '../../scripts/has-ended.ts';
import { findWebKit } from '../../scripts/webkit.mjs';

const patienceMs = 60_000;

/** A WebKit window and the steps of a person in it. */
export type WebKitWindow = {
  open(url: string): Promise<void>;
  /** Waits until the page has such an element. */
  sees(xpath: string): Promise<void>;
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  address(): Promise<string>;
  close(): Promise<void>;
};

/** An element, as the driver names it. */
type Found = Record<string, string>;

/** Null if WebKit is not installed. */
export async function openWebKit(): Promise<WebKitWindow | null> {
  const programs = findWebKit();
  if (!programs) return null;
  const display = `:${90 + (process.pid % 400)}`;
  const screen = spawn(programs.screen, [display, '-screen', '0', '1440x900x24'], { stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // It draws without a graphics card, and in a container its own sandbox cannot be made.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = async () => {
    await endProcess(driver);
    await endProcess(screen);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    if (!(await becomesReady(driver, `${url}/status`)))
      throw new Error('The driver of WebKit did not start.');
    return await openWindow(url, programs.browser, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openWindow(url: string, binary: string, end: () => Promise<void>): Promise<WebKitWindow> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>(`${url}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
  });
  const session = `${url}/session/${sessionId}`;
  const find = (xpath: string): Promise<Found> =>
    until(`an element ${xpath}`, async () => {
      const elements = await ask<Found[]>(`${session}/elements`, 'POST', { using: 'xpath', value: xpath });
      return elements[0];
    });
  const addressOf = (found: Found) => `${session}/element/${Object.values(found)[0]}`;
  const click = async (found: Found) => {
    // The driver does not scroll to what is just below the window, and then cannot press it.
    await ask(`${session}/execute/sync`, 'POST', { script: 'arguments[0].scrollIntoView()', args: [found] });
    await ask(`${addressOf(found)}/click`, 'POST', {});
  };
  return {
    open: (to) => ask(`${session}/url`, 'POST', { url: to }),
    sees: async (xpath) => {
      await find(xpath);
    },
    // If an element is replaced between the two steps, it is found again.
    press: async (xpath) => {
      await until(`a press on ${xpath}`, async () =>
        click(await find(xpath)).then(
          () => true,
          () => undefined,
        ),
      );
    },
    type: async (xpath, text) => ask(`${addressOf(await find(xpath))}/value`, 'POST', { text }),
    address: () => ask(`${session}/url`, 'GET'),
    close: async () => {
      await ask(session, 'DELETE').catch(() => {});
      await end();
    },
  };
}

/**
 * One command of W3C WebDriver, which is JSON over HTTP. Selenium's package brings a program along that reports its use
 * to its makers.
 */
async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`WebKit never showed ${what}.`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (!hasEnded(child) && child.kill('SIGKILL')) await once(child, 'exit');
}
