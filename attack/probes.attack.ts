import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { type Harness, startHarness } from '#lib/testing/harness';
import { type Desk, openDesk, routesWithId, visit } from '#lib/testing/one-of-each';
import { operationsOf } from '#lib/testing/operations';
import { seeded } from '../scripts/seeded.ts';

const count = Number(process.env.ATTACK_PROBES);
const organizations = 12;
const most = 20;

const { list } = await operationsOf();
let service: Harness;
let desks: [Desk, Desk, ...Desk[]];
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  desks = [await openDesk(service), await openDesk(service)];
  while (desks.length < organizations) desks.push(await openDesk(service));
});
afterAll(() => service.stop());

/** The callers: a key or a person of another organization, or of the organization's other mode. */
async function credentials(desk: Desk, owner: Desk, route: string): Promise<[string, ...string[]]> {
  const { tenant, person } = desk;
  const live: [string, ...string[]] = [await tokenOf(person, 'live')];
  if (!route.includes('/console/')) live.push(tenant.liveKey);
  if (desk === owner) return live;
  const test = [await tokenOf(person, 'test')];
  if (!route.includes('/console/')) test.push(tenant.testKey);
  return [...live, ...test];
}

// A token is valid for a minute.
const tokens = new Map<string, { token: string; until: number }>();
async function tokenOf(person: Desk['person'], mode: 'test' | 'live'): Promise<string> {
  const name = `${person.id} ${mode}`;
  const known = tokens.get(name);
  if (known && known.until > Date.now()) return known.token;
  const token = await person.token(mode);
  tokens.set(name, { token, until: Date.now() + 30_000 });
  return token;
}

/** The whole response, without the id of its request. */
function saidIn(text: string, id: string): string {
  const { instance: _, ...said } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(said).replaceAll(id, 'ID');
}

// For an unknown id, each caller always gets the same response.
const ofNobody = new Map<string, string>();
async function saidOfNobody(route: string, owner: Desk, credential: string): Promise<string> {
  const name = `${route} ${credential}`;
  const known = ofNobody.get(name);
  if (known) return known;
  const nobody = newId(service.time.now);
  const said = saidIn((await visit(service, route, owner, credential, nobody)).text, nobody);
  ofNobody.set(name, said);
  return said;
}

test(`${count} probes across organizations and modes: each is told what an id of nobody is told`, async () => {
  const { oneOf } = seeded(Number(process.env.ATTACK_SEED));
  const routes = Object.keys(routesWithId) as [string, ...string[]];
  const byStatus = new Map<number, number>();
  const leaks: string[] = [];
  for (let nth = 0; nth < count && leaks.length < most; nth += 1) {
    const route = routes[nth % routes.length] ?? routes[0];
    const owner = oneOf(desks);
    const asker = oneOf(desks);
    const credential = oneOf(await credentials(asker, owner, route));
    const [kind] = routesWithId[route] ?? [];
    const id = kind ? owner.ids[kind] : '';
    const answer = await visit(service, route, owner, credential);
    const said = saidIn(answer.text, id);
    const reference = await saidOfNobody(route, owner, credential);
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    if (![403, 404].includes(answer.status) || said !== reference)
      leaks.push(`${route}: ${said}\n  and of nobody: ${reference}`);
    if ((nth + 1) % 20_000 === 0) console.log(`  ${nth + 1} probes`);
  }
  console.log(`  answered: ${[...byStatus].map(([status, times]) => `${times} with ${status}`).join(', ')}`);
  expect(leaks).toEqual([]);
  // The probes use real ids: for its owner each object exists.
  for (const route of routes.filter((one) => one.startsWith('GET '))) {
    const [desk] = desks;
    expect((await visit(service, route, desk, await tokenOf(desk.person, 'test'))).status, route).toBe(200);
  }
});

test('no filter of a list finds anything by the id of another organization', async () => {
  const filters = list.flatMap(({ method, path, parameters, isPublic, desk }) =>
    method === 'GET' && !isPublic && !desk && !path.includes('{')
      ? parameters.filter(({ name }) => name.endsWith('_id')).map(({ name }) => ({ path, name }))
      : [],
  );
  expect(filters.length).toBeGreaterThan(5);
  const [owner, asker] = desks;
  const ids = Object.values(owner.ids);
  for (const { path, name } of filters) {
    for (const id of ids) {
      const answer = await service.app.request(`${path}?${name}=${id}`, {
        headers: { Authorization: `Bearer ${await tokenOf(asker.person, 'test')}` },
      });
      const text = (await answer.text()).replaceAll(id, 'ID');
      expect(
        ids.filter((one) => text.includes(one)),
        `${path}?${name}`,
      ).toEqual([]);
      const found = answer.status === 200 && text.startsWith('{') ? JSON.parse(text).data : [];
      expect(found ?? [], `${path}?${name}`).toEqual([]);
    }
  }
});
