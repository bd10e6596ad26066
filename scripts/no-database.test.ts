import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DATA_DIR = join(tmpdir(), 'statehouse-mistyped');

test.each([['audit-verify.ts'], ['admin.ts', 'reset-password', '--email', 'ada@okafor.example']])(
  '%s makes no database of a mistyped DATA_DIR, and says that there is none',
  (script, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database in ${DATA_DIR}, and DATABASE_URL is not set.\n`,
    });
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);
