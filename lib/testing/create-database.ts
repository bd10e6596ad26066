import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type OwnDatabase = {
  url: string;
  /** Runs one statement as the owner, who has more rights than the service's logins. */
  run(statement: string): Promise<void>;
  drop(): Promise<void>;
};

/** A separate database on the server at TEST_DATABASE_URL; null if the suite runs on the embedded one. */
export async function createDatabase(): Promise<OwnDatabase | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAt(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await runAt(server, `drop database ${name} with (force)`);
    await runAt(server, `drop role if exists ${name}_console_login, ${name}_tenant_login`);
  };
  return { url: url.href, run: (statement) => runAt(url.href, statement), drop };
}

/** Runs one statement with the login in a URL. */
export async function runAt(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
