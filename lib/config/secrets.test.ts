import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets } from '#lib/config/secrets';
import { StartError } from '#lib/config/start-error';

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

  test('a damaged file is reported with its remedy, not silently replaced', async () => {
    const refusal = async (file: string) => {
      await writeFile(join(folder, file), 'short');
      const error: unknown = await loadSecrets({ DATA_DIR: folder }).catch((thrown: unknown) => thrown);
      await rm(join(folder, file));
      return error instanceof StartError ? error.message : error;
    };
    expect(await refusal('session.secret')).toMatch(/session\.secret holds no secret: delete it/);
    expect(await refusal('sealing.secret')).toMatch(/sealing\.secret holds no secret: put back .* backup\.$/);
  });
});
