import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/firefox.mjs';

/** A Firefox tab, driven by WebDriver BiDi: what it logs, and the steps of a person in it. */
export type FirefoxTab = {
  page: Page;
  /** Everything that any page logged, threw or had blocked by its content policy. */
  logged: string[];
  press: (role: 'button' | 'link', name: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
};

const patience = 60_000;

/** Null if Firefox is not installed. */
export async function openFirefox(): Promise<Browser | null> {
  const executablePath = findFirefox();
  if (!executablePath) return null;
  return launch({ browser: 'firefox', executablePath, headless: true, acceptInsecureCerts: false });
}

export async function openTab(browser: Browser): Promise<FirefoxTab> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const logged: string[] = [];
  const log = (text: string) => logged.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => log(message.text()));
  page.on('pageerror', (error) => log(String(error)));
  // Firefox logs blocked content where no driver can read it.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`blocked by ${violatedDirective}: ${blockedURI}`);
    });
  });
  const named = (role: string, name: string) => page.locator(`::-p-aria(${name}[role="${role}"])`);
  return {
    page,
    logged,
    press: (role, name) => named(role, name).click(),
    fill: (label, text) => named('textbox', label).fill(text),
    sees: async (text) => {
      await page.locator(`::-p-text(${text})`).wait();
    },
  };
}
