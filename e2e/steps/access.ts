import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { Member, Organization } from './organization.ts';
import { take } from './pool.ts';

/** The address of the server, and a person's access to it. */
export type Access = {
  url: string;
  email: string;
  password: string;
  test_key: string;
  live_key: string;
};

export const dataFolder = () => process.env.E2E_DATA_DIR ?? '.data';

/** Access of staff at the operations desk, and of a robot there. */
type DeskAccess = { operator_email: string; operator_password: string; operator_key: string };

/** The access that the start wrote for the demo organization, which many tests read at once and none changes. */
export function demoAccess(): Access & DeskAccess {
  return JSON.parse(readFileSync(join(dataFolder(), 'demo.json'), 'utf8')) as Access & DeskAccess;
}

/** The secret that identifies the dashboard to the service. */
export function dashboardSecret(): string {
  return readFileSync(join(dataFolder(), 'console.secret'), 'utf8').trim();
}

let mine: { test: string; organization: Organization } | undefined;

/** The organization of the running test: no other test has it, and it is empty at first. */
export function ownOrganization(): Organization {
  const { testId, repeatEachIndex, retry } = test.info();
  const running = `${testId} ${repeatEachIndex} ${retry}`;
  if (mine?.test !== running) {
    mine = { test: running, organization: take(process.env.E2E_ORGANIZATIONS ?? '') };
  }
  return mine.organization;
}

/** The administrator and the keys of the running test's own organization. */
export function ownAccess(): Access {
  return accessTo(demoAccess().url, ownOrganization());
}

/** A person of the organization, its administrator unless another is named. */
export function accessTo(
  url: string,
  { emails, password, test_key, live_key }: Organization,
  member: Member = 'Dana Whitfield',
): Access {
  return { url, email: emails[member], password, test_key, live_key };
}
