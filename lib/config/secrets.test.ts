import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets } from '#lib/config/secrets';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('loadSecrets', () => {
  test('two concurrent first starts use the same secrets, which only their owner can read', async () => {
    const [one, two] = await Promise.all([
      loadSecrets({ DATA_DIR: join(folder, 'data') }),
      loadSecrets({ DATA_DIR: join(folder, 'data') }),
    ]);
    expect(one).toEqual(two);
    expect(one.session).not.toBe(one.console);
    expect((await stat(join(folder, 'data', 'session.secret'))).mode & 0o777).toBe(0o600);
  });

  test('a configured secret is used and not stored', async () => {
    const given = {
      DATA_DIR: folder,
      SESSION_SECRET: 's'.repeat(32),
      CONSOLE_SECRET: 'c'.repeat(32),
      SEALING_SECRET: 'e'.repeat(32),
    };
    expect(await loadSecrets(given)).toEqual({
      session: given.SESSION_SECRET,
      console: given.CONSOLE_SECRET,
      sealing: given.SEALING_SECRET,
    });
    await expect(stat(join(folder, 'session.secret'))).rejects.toThrow('ENOENT');
  });

  test('a damaged file is reported, not silently replaced', async () => {
    await writeFile(join(folder, 'session.secret'), 'short');
    await expect(loadSecrets({ DATA_DIR: folder })).rejects.toThrow(/session\.secret holds no secret/);
  });
});
