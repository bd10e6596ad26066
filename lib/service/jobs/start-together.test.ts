import { expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { closeParts, openParts } from '#lib/service/open-parts';
import { createDatabase } from '#lib/testing/create-database';

// The embedded database has only one process, so there is no race. Each start renews the passwords of the logins, and a
// pooler would keep the old ones, so it is given logins of its own.
test.runIf(process.env.TEST_DATABASE_URL && !process.env.TEST_DATABASE_POOLED)(
  'processes that start concurrently on an empty database all succeed',
  async () => {
    const database = await createDatabase();
    const env = parseEnv({ LOG_LEVEL: 'silent', ...(database && { DATABASE_URL: database.url }) });
    const secrets = {
      session: 'session-secret-of-the-tests-only',
      console: 'console-secret-of-the-tests-only',
      sealing: 'sealing-secret-of-the-tests-only',
    };
    const all = await Promise.all(Array.from({ length: 4 }, () => openParts({ env, secrets })));
    expect(all).toHaveLength(4);
    for (const parts of all) await closeParts(parts);
    await database?.drop();
  },
);
