import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { seed } from '../bench/seed.ts';

// The bench runs seldom, and what it inserts by hand would fall behind the tables unseen.
test('the bench fills an empty database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-bench-test-'));
  try {
    const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const seeded = await seed({ env, secrets: await loadSecrets(env) }, { filings: 3, businesses: 2 });
    expect(new Set(seeded.filingIds).size).toBe(3);
    expect(new Set(seeded.businessIds).size).toBe(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
