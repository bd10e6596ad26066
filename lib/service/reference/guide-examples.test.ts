import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyKeys, demoCompany } from '#lib/service/demo/demo-companies';
import { renewDemo } from '#lib/service/demo/ensure-demo';
import { guideMarkdown, guides } from '#lib/service/reference/guides';
import { seedRegistry } from '#lib/service/registry/seed-registry';
import { programOf, snippetsOf } from '#lib/testing/guide-snippet';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { pdf, upload } from '#lib/testing/upload';
import { packClient } from '../../../scripts/client-pack.ts';

let service: Harness;
let server: Server;
let folder: string;
let key: string;
/** The variables of the reader's shell: the URL, the key, and the ids of created resources. */
const shell: Record<string, string> = {};

beforeAll(async () => {
  service = await startHarness({ DEMO: 'on' });
  // A date for which the dates in the guides are neither past nor too far ahead.
  service.time.now = new Date('2026-11-21T12:00:00.000Z');
  await seedRegistry(service.parts);
  key = (await renewDemo(service.parts)).test_key;
  server = createServer(getRequestListener(service.app.fetch as never));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  folder = await mkdtemp(join(tmpdir(), 'statehouse-guides-'));
  await writeFile(join(folder, 'good-standing.pdf'), pdf);
  Object.assign(shell, { URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, KEY: key });
});
afterAll(async () => {
  server.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const bodyOf = async (guide: string, name: string) => JSON.parse(await programOf(guide, name));

/** Must succeed and be read whole: a request that is refused, or ignored in part, is no example. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without our types
async function send(method: string, path: string, body?: unknown, once?: string): Promise<any> {
  const answer = await call(service, key, method, path, body, once ? { 'Idempotency-Key': once } : {});
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  expect(answer.headers.get('X-Unknown-Fields')).toBeNull();
  if (answer.body?.object === 'plan') {
    expect(answer.body.states.flatMap((state: { warnings: unknown[] }) => state.warnings)).toEqual([]);
  }
  return answer.body;
}

let made = 0;
/** A filing of a separate business, created as in the quick start. */
async function newFiling() {
  made += 1;
  const facts = await bodyOf('quick-start', 'CreateBusinessRequest');
  const business = await send('POST', '/v1/business', {
    ...facts,
    legal_name: `Larkspur Number ${made}, LLC`,
  });
  const body = await bodyOf('quick-start', 'ForeignQualificationRequest');
  const filing = await send('POST', '/v1/filing/foreign-qualification', {
    ...body,
    business_id: business.id,
  });
  return { business, filing };
}

async function complete(id: string) {
  let filing = await send('GET', `/v1/filing/${id}`);
  while (filing.status !== 'completed') filing = await send('POST', `/v1/sandbox/filing/${id}/advance`);
  return filing;
}

const openCase = async (filing: string) =>
  send('POST', `/v1/sandbox/filing/${filing}/case`, await bodyOf('sandbox', 'OpenSandboxCaseRequest'));

/** How to send each body of a guide; `body` has the ids of this run instead of those on the page. */
// biome-ignore lint/suspicious/noExplicitAny: a body is changed here as a reader would change it
const sent: Record<string, (body: any) => Promise<unknown>> = {
  'filings UpdateFilingRequest': async (body) =>
    send('PATCH', `/v1/filing/${(await newFiling()).filing.id}`, body),
  'filings CancelFilingRequest': async (body) =>
    send('POST', `/v1/filing/${(await newFiling()).filing.id}/cancel`, body),
  'cases CaseResponse': async (body) => {
    const { business, filing } = await newFiling();
    const document = await upload(service, key, business.id);
    const asked = await openCase(filing.id);
    return send('POST', `/v1/case/${asked.id}/response`, { ...body, documents: [document.body.id] });
  },
  'registered-agent UpdateRegisteredAgentRequest': async (body) => {
    const { filing } = await newFiling();
    shell.AGENT_OF = filing.id;
    const { business_id } = await complete(filing.id);
    return send('PATCH', `/v1/business/${business_id}/registered-agent`, body);
  },
  'registered-agent CaseResponse': async (body) => {
    const [asked] = (await send('GET', '/v1/case?status=needs_response&limit=1')).data;
    await send('POST', `/v1/case/${asked.id}/response`, body);
    await send('POST', `/v1/sandbox/case/${asked.id}/review`, {});
    const { business_id } = await send('GET', `/v1/filing/${shell.AGENT_OF}`);
    expect(await send('GET', `/v1/business/${business_id}/registered-agent`)).toMatchObject({
      status: 'active',
    });
  },
  'obligations CreateBusinessRequest': async (body) => {
    const { business } = await newFiling();
    const { id } = await send('POST', '/v1/business', { ...body, formation_business_id: business.id });
    expect((await send('GET', `/v1/obligation?business_id=${id}`)).data).not.toEqual([]);
  },
  'obligations CreateObligationRequest': async (body) =>
    send('POST', '/v1/obligation', { ...body, business_id: (await newFiling()).business.id }),
  'obligations UpdateBusinessRequest': async (body) => {
    const { business } = await newFiling();
    const elsewhere = await bodyOf('obligations', 'CreateBusinessRequest');
    const { id } = await send('POST', '/v1/business', { ...elsewhere, formation_business_id: business.id });
    return send('PATCH', `/v1/business/${id}`, body);
  },
  'obligations UpdateObligationRequest': async (body) => {
    const { business } = await newFiling();
    const { body: document } = await upload(service, key, business.id);
    const duty = { ...(await bodyOf('obligations', 'CreateObligationRequest')), business_id: business.id };
    const { id } = await send('POST', '/v1/obligation', duty);
    return send('PATCH', `/v1/obligation/${id}`, { ...body, document_id: document.id });
  },
  'registry SearchRegistryRequest': async (body) => {
    const { data } = await send('POST', '/v1/business/registry/search', body);
    expect(data[0]).toEqual(await bodyOf('registry', 'RegistryRecord'));
  },
  'plans UpdatePlanRequest': async (body) => {
    const facts = await bodyOf('quick-start', 'CreateBusinessRequest');
    const business = await send('POST', '/v1/business', { ...facts, legal_name: 'Larkspur Bulbs, LLC' });
    const plan = await bodyOf('plans', 'CreatePlanRequest');
    const { id } = await send('POST', '/v1/plan', { ...plan, business_id: business.id });
    return send('PATCH', `/v1/plan/${id}`, body);
  },
  'sandbox OpenSandboxCaseRequest': async () => openCase((await newFiling()).filing.id),
  'sandbox ReviewSandboxCaseRequest': async (body) => {
    const asked = await openCase((await newFiling()).filing.id);
    await send('POST', `/v1/case/${asked.id}/response`, { fields: { purpose: 'Freight brokerage' } });
    return send('POST', `/v1/sandbox/case/${asked.id}/review`, body);
  },
  'sandbox MoveSandboxClockRequest': (body) => send('POST', '/v1/sandbox/clock', body),
  'webhooks CreateWebhookEndpointRequest': async (body) => {
    shell.ENDPOINT = (await send('POST', '/v1/webhook-endpoint', body)).id;
  },
  'webhooks RecoverWebhooksRequest': (body) =>
    send('POST', `/v1/webhook-endpoint/${shell.ENDPOINT}/recover`, body),
};

/** Bodies that a shell example of the guide sends, by file name. */
const files: Record<string, (guide: string) => Promise<unknown>> = {
  'business.json': () => bodyOf('quick-start', 'CreateBusinessRequest'),
  'formation.json': async () => ({
    ...(await bodyOf('formation', 'FormationRequest')),
    ein: await bodyOf('formation', 'FormationRequest.ein'),
  }),
  'plan.json': async () => ({
    ...(await bodyOf('plans', 'CreatePlanRequest')),
    business_id: shell.BUSINESS,
  }),
  'filing.json': async () => ({
    ...(await bodyOf('quick-start', 'ForeignQualificationRequest')),
    business_id: shell.BUSINESS,
  }),
};
const inFiles = [
  'plans CreatePlanRequest',
  'quick-start CreateBusinessRequest',
  'quick-start ForeignQualificationRequest',
  'formation FormationRequest',
  'formation FormationRequest.ein',
];

const hasCurl = (() => {
  try {
    return execFileSync('curl', ['--version']).length > 0;
  } catch {
    console.log('Skipped the shell examples of the guides: curl is not on this machine.');
    return false;
  }
})();

/** Runs a shell example line by line, and stores the ids of the responses for the next lines. */
async function runShell(guide: string, text: string): Promise<void> {
  for (const command of commandsOf(text)) {
    for (const [, file = ''] of command.matchAll(/-d @(\S+)/g)) {
      await writeFile(join(folder, file), JSON.stringify(await files[file]?.(guide)));
    }
    const failing = command.replaceAll('curl ', 'curl -sS --fail-with-body ');
    const options = { cwd: folder, env: { ...process.env, ...shell } };
    const { stdout } = await promisify(execFile)('bash', ['-c', `set -eo pipefail\n${failing}`], options);
    // Several responses in a row are not valid JSON, so the results are requested afterwards.
    if (command.startsWith('curl')) keepIds(stdout);
    else keepIds(JSON.stringify(await send('GET', `/v1/filing/${shell.FILING}`)));
  }
}

/** A loop is one command; otherwise each line is one. */
function commandsOf(text: string): string[] {
  return /^(until|while|for) /.test(text)
    ? [text]
    : text.split('\n').filter((line) => line.startsWith('curl'));
}

function keepIds(said: string): void {
  const answer = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1) || '{}');
  if (answer.object === 'business') shell.BUSINESS = answer.id;
  if (answer.object === 'plan') shell.PLAN = answer.id;
  if (answer.object === 'filing') shell.FILING = answer.id;
  if (answer.object === 'filing') shell.DOCUMENT = answer.documents[0]?.id ?? '';
}

/** What a guide assumes to exist before its first shell example. */
const before: Record<string, () => Promise<void>> = {
  documents: async () => {
    shell.BUSINESS = (await newFiling()).business.id;
  },
  idempotency: async () => {
    const facts = await bodyOf('quick-start', 'CreateBusinessRequest');
    const business = { ...facts, legal_name: 'Larkspur Ice, LLC' };
    shell.BUSINESS = (await send('POST', '/v1/business', business, 'larkspur-ice')).id;
  },
  plans: async () => {
    const facts = await bodyOf('quick-start', 'CreateBusinessRequest');
    const business = { ...facts, legal_name: 'Larkspur Flowers, LLC' };
    shell.BUSINESS = (await send('POST', '/v1/business', business, 'larkspur-flowers')).id;
  },
  pagination: async () => {
    shell.NEXT = (await send('GET', '/v1/filing?status=open&limit=1')).next_cursor;
  },
};

const names = guides
  .map(([name]) => name)
  .toSorted((a, b) => Number(a === 'sandbox') - Number(b === 'sandbox'));

describe.each(names)('every example of the guide %s runs', (guide) => {
  for (const time of ['once', 'and again at once']) {
    test(time, async () => {
      await before[guide]?.();
      for (const { language, name, text } of snippetsOf(await guideMarkdown(guide))) {
        const known = `${guide} ${name}`;
        if (language === 'json' && !inFiles.includes(known)) await sent[known]?.(JSON.parse(text));
        if (language === 'bash' && name === null && hasCurl) await runShell(guide, text);
      }
    });
  }
});

test('every body in a guide is tested', async () => {
  const shown: string[] = [];
  for (const [guide] of guides) {
    for (const { language, name } of snippetsOf(await guideMarkdown(guide))) {
      if (language === 'json' && /Request(\.\w+)?$|^CaseResponse$/.test(name ?? ''))
        shown.push(`${guide} ${name}`);
    }
  }
  expect(shown.toSorted()).toEqual([...Object.keys(sent), ...inFiles].toSorted());
});

test('the programs of the client guide run twice, with only the packed client and zod', async () => {
  await installClient();
  const { filing } = await newFiling();
  const programs = snippetsOf(await guideMarkdown('typescript-client')).filter(
    ({ language }) => language === 'typescript',
  );
  const whole = programs.find(({ name }) => name === 'partner.ts')?.text ?? '';
  const pieces = programs.filter(({ name }) => name === null).map(({ text }) => text);
  const together = `const id = process.env.ID ?? '';\n${pieces.join('\n')}`.replaceAll(
    '{base_url}',
    shell.URL ?? '',
  );
  await writeFile(join(folder, 'partner.ts'), whole);
  await writeFile(join(folder, 'pieces.ts'), together);
  const env = { ...process.env, ...shell, ID: filing.id };
  const run = async (file: string) =>
    (await promisify(execFile)(process.execPath, [file], { cwd: folder, env })).stdout;
  for (const _ of ['once', 'again']) {
    expect(await run('partner.ts')).toMatch(/^certificate_of_authority \d{4,}$/m);
    expect(await run('pieces.ts')).toMatch(/^[\da-f-]{36} \w+$/m);
  }
});

test('the register of the sandbox knows every company that the guides and the demo name, except those yet to be formed', async () => {
  const named = new Map(
    companyKeys.map(demoCompany).map((one) => [one.legal_name, one.formation_jurisdiction]),
  );
  for (const [guide] of guides) {
    for (const { text } of snippetsOf(await guideMarkdown(guide))) {
      for (const [, name = ''] of text.matchAll(/legal_name"?: ["']([^"']*)["']/g)) {
        if (!named.has(name)) named.set(name, 'US-DE');
      }
    }
  }
  expect(named.size).toBeGreaterThanOrEqual(companyKeys.length + 2);
  for (const [query, jurisdiction] of named) {
    const { data } = await send('POST', '/v1/business/registry/search', { query, jurisdiction });
    expect(data[0]?.legal_name, query).toBe(query);
  }
});

/** Installs the package as the guide describes. */
async function installClient(): Promise<void> {
  const to = join(folder, 'node_modules', 'statehouse-client');
  await mkdir(to, { recursive: true });
  execFileSync('tar', ['xzf', packClient(folder), '-C', to, '--strip-components', '1']);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(resolve('node_modules/zod'), join(folder, 'node_modules/zod'));
}
