import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOf } from '#lib/testing/guide-snippet';

const secret = `whsec_${Buffer.from('a secret of the tests, 32 bytes.').toString('base64')}`;
const oldSecret = `whsec_${Buffer.from('an old secret, also of 32 bytes.').toString('base64')}`;
const id = '01970c6b-05cb-7d93-a7f6-3e5d8b1c9a47';
const body = '{"type":"filing.completed","data":{"object":{"legal_name":"Café Ünïon, LLC 🚚"}}}\n';

type Headers = Record<string, string>;

function signed(at: Date, key = secret): Headers {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-webhook-'));
  for (const name of ['verify-webhook.ts', 'verify_webhook.py', 'verify-webhook.sh']) {
    await writeFile(join(folder, name), await programOf('webhooks', name));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function isThere(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    console.log(`Skipped what needs ${program}: it is not on this machine.`);
    return false;
  }
}

function succeeds(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const options = { cwd: folder, env: { ...process.env, ...env } };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, _, words) => {
      // A program that crashes has not rejected the webhook.
      if (words) reject(new Error(words));
      else resolve(error === null);
    });
  });
}

type Verify = (headers: Headers, body: string) => Promise<boolean>;

const inTypeScript: Verify = async (headers, text) => {
  const { verifyWebhook } = await import(join(folder, 'verify-webhook.ts'));
  return verifyWebhook(secret, headers, text);
};

const inPython: Verify = async (headers, text) => {
  await writeFile(join(folder, 'body.json'), text);
  const program =
    'import json,sys; from verify_webhook import verify_webhook; sys.exit(0 if verify_webhook(sys.argv[1], json.loads(sys.argv[2]), open("body.json","rb").read()) else 1)';
  return succeeds('python3', ['-c', program, secret, JSON.stringify(headers)]);
};

const inShell: Verify = async (headers, text) => {
  await writeFile(join(folder, 'body.json'), text);
  return succeeds('sh', ['verify-webhook.sh', 'body.json'], {
    SECRET: secret,
    ID: headers['webhook-id'] ?? '',
    TIMESTAMP: headers['webhook-timestamp'] ?? '',
    SIGNATURE: headers['webhook-signature'] ?? '',
  });
};

describe.each([
  ['TypeScript', inTypeScript, true],
  ['Python', inPython, isThere('python3', '--version')],
  ['shell', inShell, isThere('openssl', 'version')],
] as const)('the verification of the guide in %s', (_, verify, canRun) => {
  test.runIf(canRun)('accepts a signature of standardwebhooks, also among those of two secrets', async () => {
    const headers = signed(new Date());
    expect(await verify(headers, body)).toBe(true);
    const both = `${signed(new Date(), oldSecret)['webhook-signature']} ${headers['webhook-signature']}`;
    expect(await verify({ ...headers, 'webhook-signature': both }, body)).toBe(true);
  });

  test.runIf(canRun)('refuses another body, id or secret, and an old timestamp', async () => {
    const headers = signed(new Date());
    expect(await verify(headers, body.replace('completed', 'canceled'))).toBe(false);
    expect(await verify({ ...headers, 'webhook-id': 'another' }, body)).toBe(false);
    expect(await verify(signed(new Date(), oldSecret), body)).toBe(false);
    expect(await verify(signed(new Date(Date.now() - 600_000)), body)).toBe(false);
  });
});
