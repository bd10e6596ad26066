import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let ask: (method: string, path: string, body?: unknown) => ReturnType<typeof call>;
beforeEach(async () => {
  const { organizationId } = await createTenant(service);
  const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
  ask = async (method, path, body) => call(service, await admin.token(), method, path, body);
});

const invite = (email: string) => ask('POST', '/console/invitation', { email, roles: ['viewer'] });
const takeBack = (id: string) => ask('DELETE', `/console/invitation/${id}`);

const email = 'somebody@elsewhere.example';

test('one mailbox gets five invitations in an hour, however often they are taken back and sent again', async () => {
  for (let nth = 0; nth < 4; nth += 1)
    expect((await takeBack((await invite(email)).body.id)).status).toBe(204);
  const { id } = (await invite(email)).body;
  service.time.now = new Date(service.time.now.getTime() + 61_000);
  for (const refused of [await ask('POST', `/console/invitation/${id}/resend`), await invite(email)])
    expect([refused.status, refused.body.detail, refused.headers.get('Retry-After')]).toEqual([
      429,
      expect.stringMatching(
        /^5 emails were sent to somebody@elsewhere.example within an hour\. Try again in \d+ min/,
      ),
      expect.stringMatching(/^\d+$/),
    ]);
  expect(await mailsTo(service, email)).toHaveLength(5);
  expect((await invite('another@elsewhere.example')).status).toBe(201);
});

test('an organization sends 200 in an hour, and one that fails does not count', async () => {
  for (let nth = 0; nth < 200; nth += 1) {
    const made = await invite(`number.${nth}@elsewhere.example`);
    expect(made.status).toBe(201);
    if (nth === 0)
      for (let again = 0; again < 6; again += 1)
        expect((await invite('number.0@elsewhere.example')).status).toBe(409);
    else await takeBack(made.body.id);
  }
  const last = 'last@elsewhere.example';
  const refused = await invite(last);
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    expect.stringMatching(/^200 invitations were sent within an hour\. Try again in/),
  ]);
  expect(await mailsTo(service, last)).toEqual([]);
});
