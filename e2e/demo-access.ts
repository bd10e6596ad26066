import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Demo = { url: string; email: string; password: string; test_key: string; live_key: string };

/** What the start wrote for the demo organization. */
export function demoAccess(): Demo {
  return JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '.data', 'demo.json'), 'utf8')) as Demo;
}

/** Signs in as the demo organization's person, who may do everything in both modes. */
export async function signIn(page: Page): Promise<void> {
  const { email, password } = demoAccess();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the page as the demo organization's person. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page);
  await page.waitForURL('**/test');
  await page.goto(path);
}

/** Opens the page as the demo's visitor, who needs no password and works in test mode alone. */
export async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await page.waitForURL('**/test');
  await page.goto(path);
}
