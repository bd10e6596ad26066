import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDataFolder } from '#lib/config/data-folder';
import { parseEnv } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';

let root = '';
let umask = 0;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-folder-'));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  return rm(root, { recursive: true, force: true });
});

const close = (folder: string, settings: Record<string, string> = {}) =>
  closeDataFolder(parseEnv({ DATA_DIR: folder, ...settings }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const isRoot = process.geteuid?.() === 0;

test('a new folder and the files created in it are accessible only to the owner', () => {
  const folder = join(root, 'a', 'data');
  close(folder);
  writeFileSync(join(folder, 'lock'), '');
  mkdirSync(join(folder, 'mail'));
  expect([folder, join(folder, 'lock'), join(folder, 'mail')].map(modeOf)).toEqual(['700', '600', '700']);
});

test('an existing folder is closed to others with everything in it', () => {
  const folder = join(root, 'data');
  mkdirSync(join(folder, 'documents', 'organization', 'live'), { recursive: true });
  writeFileSync(join(folder, 'sealing.secret'), 'secret');
  const document = join(folder, 'documents', 'organization', 'live', 'document');
  writeFileSync(document, 'document');
  chmodSync(document, 0o666);
  chmodSync(folder, 0o777);
  close(folder);
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  expect(all).toHaveLength(5);
  for (const path of [folder, ...all])
    expect([path, modeOf(path)]).toEqual([path, statSync(path).isDirectory() ? '700' : '600']);
});

test('an entry that links to another disk is closed too, and deeper links are not followed', () => {
  const folder = join(root, 'data');
  const disk = join(root, 'disk');
  const other = join(root, 'other');
  for (const path of [folder, disk, other]) mkdirSync(path);
  symlinkSync(disk, join(folder, 'documents'));
  symlinkSync(other, join(disk, 'link'));
  close(folder);
  expect([disk, other].map(modeOf)).toEqual(['700', '755']);
  expect(lstatSync(join(folder, 'documents')).isSymbolicLink()).toBe(true);
});

describe('a start is refused with an error message if the folder', () => {
  const refusal = (folder: string): string => {
    try {
      close(folder);
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    return 'not refused';
  };

  test('belongs to somebody else', () => {
    const folder = isRoot ? join(root, 'foreign') : '/usr';
    if (isRoot) {
      mkdirSync(folder);
      chownSync(folder, 65_534, 65_534);
    }
    expect(refusal(folder)).toMatch(
      /^The data folder \S+ belongs to user \d+, but Statehouse runs as user \d+\. Run: chown/,
    );
  });

  test('cannot be made', () => {
    expect(refusal('/proc/statehouse/data')).toMatch(
      /^\/proc\/statehouse\/data cannot be made readable and writable by this user alone \(E\w+\)\. Give/,
    );
  });

  test('cannot be written to', () => {
    // The kernel's own folder of this process: files and modes cannot be changed in it.
    expect(refusal('/proc/self/task')).toMatch(/cannot be made readable and writable by this user alone/);
  });

  test('is a file', () => {
    writeFileSync(join(root, 'file'), '');
    expect(refusal(join(root, 'file'))).toMatch(/cannot be made readable|is a file/);
  });
});

test('no folder is created if everything is stored elsewhere', () => {
  const folder = join(root, 'unused');
  const secret = 's'.repeat(32);
  close(folder, {
    DATABASE_URL: 'postgres://statehouse@localhost/statehouse',
    DOCUMENT_DRIVER: 's3',
    S3_BUCKET: 'documents',
    S3_REGION: 'us-east-1',
    SMTP_URL: 'smtp://localhost',
    SESSION_SECRET: secret,
    CONSOLE_SECRET: secret,
    SEALING_SECRET: secret,
  });
  expect(readdirSync(root)).toEqual([]);
});
