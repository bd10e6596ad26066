import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness } from '#lib/testing/qualification';

const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'info' }, undefined, log.logTo);
});
afterAll(() => service.stop());

const hard = 'Renew the license; pay $25, then file a\\b. “Überlänge” '.repeat(4).trim();

async function open(organization?: string) {
  const tenant = await createTenant(service, organization);
  const person = await createPerson(service, tenant.organizationId, { roles: ['viewer'] });
  const business_id = await addBusiness(service, tenant.testKey);
  const add = async (facts: object) => {
    const body = { business_id, kind: 'license', title: 'Renew it', due_on: '2027-03-01', ...facts };
    return (await call(service, tenant.testKey, 'POST', '/v1/obligation', body)).body;
  };
  const console = async (method: string, mode: 'test' | 'live' = 'test') =>
    call(service, await person.token(mode), method, '/console/calendar-feed');
  const url = (await console('POST')).body.url as string;
  const read = (at = url, headers: Record<string, string> = {}) =>
    service.app.request(new URL(at).pathname, { headers });
  return { tenant, person, add, console, url, read };
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('the feed', () => {
  test('has the open obligations as all-day events, which a calendar program can parse', async () => {
    const { tenant, add, read } = await open();
    const made = await add({ title: hard, jurisdiction: 'US-OH', due_words: 'by March 1 each year' });
    await add({ due_on: '2026-11-01' });
    const done = await add({ title: 'Done already' });
    await call(service, tenant.testKey, 'PATCH', `/v1/obligation/${done.id}`, { status: 'done' });
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    const name = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname');
    expect(name).toBe('Statehouse: Test organization (test)');
    const [late, next, ...others] = eventsIn(text);
    expect(others).toEqual([]);
    expect(late?.summary).toBe('[Test] Overdue: Delaware: Renew it (Northwind Freight, LLC)');
    expect(next?.uid).toBe(`obligation-${made.id}@statehouse`);
    expect(next?.summary).toBe('[Test] Ohio: Renew the license (Northwind Freight, LLC)');
    expect(next?.description).toBe(`${hard}\nBy March 1 each year`);
    expect([next?.startDate.isDate, next?.startDate.toString()]).toEqual([true, '2027-03-01']);
    // RFC 5545, 3.8.2.7: otherwise whoever subscribes is busy on each of these days.
    expect(next?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    // RFC 5545, 3.1: lines end with CRLF and hold at most 75 octets.
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('has the name of its organization as RFC 5545 writes a text, also with a comma', async () => {
    const { read } = await open('Smith, Nolan; Pine \\New');
    const text = await (await read()).text();
    // RFC 5545, 3.3.11: a program may take the rest of an unescaped list for another value, and \N for a line break.
    expect(text).toContain('\r\nNAME:Statehouse: Smith\\, Nolan\\; Pine \\\\New (test)\r\n');
    expect(text).toContain('X-WR-CALNAME:Statehouse: Smith\\, Nolan\\; Pine \\\\New (test)\r\n');
  });

  test('does not outlive the membership of whoever made its address', async () => {
    const { tenant, person, read } = await open();
    const left = await call(service, await person.token(), 'DELETE', '/console/membership');
    expect(left.status).toBe(204);
    const { organizationId } = tenant;
    const feeds = await service.parts.database.query(
      'select mode from calendar_feeds where organization_id = $1',
      [organizationId],
    );
    expect([(await read()).status, feeds]).toEqual([404, []]);
  });

  test('is unchanged until an obligation changes, and has an ETag', async () => {
    const { tenant, add, read } = await open();
    const made = await add({});
    const tag = (await read()).headers.get('ETag') ?? '';
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    expect((await read(undefined, { 'If-None-Match': tag })).status).toBe(304);
    await call(service, tenant.testKey, 'PATCH', `/v1/obligation/${made.id}`, { due_on: '2027-04-01' });
    const after = await read(undefined, { 'If-None-Match': tag });
    expect(after.status).toBe(200);
    const [moved] = eventsIn(await after.text());
    expect([moved?.uid, moved?.startDate.toString()]).toEqual([
      `obligation-${made.id}@statehouse`,
      '2027-04-01',
    ]);
  });

  test('belongs to one organization and one mode', async () => {
    const { add, console, read } = await open();
    const other = await open();
    await other.add({ title: 'Theirs' });
    await add({ title: 'Ours' });
    const live = (await console('POST', 'live')).body.url;
    expect(await (await read(live)).text()).not.toContain('VEVENT');
    const text = await (await read()).text();
    expect([text.includes('Ours'), text.includes('Theirs')]).toEqual([true, false]);
  });
});

describe('the address', () => {
  test('is shown once, and ends when it is replaced or revoked, and with the membership', async () => {
    const { tenant, person, console, url, read } = await open();
    const known = (await console('GET')).body;
    expect(known).toEqual({ object: 'calendar_feed', created_at: expect.any(String) });
    const renewed = (await console('POST')).body.url;
    expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200]);
    const member = 'organization_id = $1 and person_id = $2';
    const ids = [tenant.organizationId, person.id];
    const { database } = service.parts;
    expect((await console('DELETE')).status).toBe(204);
    expect((await console('DELETE')).status).toBe(204);
    expect((await read(renewed)).status).toBe(404);
    expect((await console('GET')).body.created_at).toBeNull();
    const last = (await console('POST')).body.url;
    expect((await read(last)).status).toBe(200);
    await database.query(`update memberships set suspended_at = now() where ${member}`, ids);
    expect((await read(last)).status).toBe(404);
  });

  test('is written neither to a log nor to the database', async () => {
    const { url, read } = await open();
    const token = url.slice(url.lastIndexOf('/') + 1, -'.ics'.length);
    expect(token).toHaveLength(43);
    expect((await read()).status).toBe(200);
    expect((await read(url.replace(token, token.toLowerCase()))).status).toBe(404);
    expect(log.text()).toContain('/calendar/[redacted]');
    expect(log.text().toLowerCase()).not.toContain(token.toLowerCase());
    expect(await findInDatabase(service.parts, token)).toEqual([]);
  });

  test('that is unknown gets 404, and a caller who tries many is rate-limited', async () => {
    const paths = ['/calendar/x.ics', '/calendar/x', `/calendar/${'a'.repeat(43)}.ics`];
    for (const path of paths) expect((await service.app.request(path)).status).toBe(404);
    const { read } = await open();
    let status = 0;
    for (let times = 0; times < 61; times += 1) status = (await read()).status;
    expect(status).toBe(429);
    const [one, other] = [await open(), await open()];
    expect([(await one.read()).status, (await other.read()).status]).toEqual([200, 200]);
  });
});
