import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on the server at TEST_DATABASE_URL; null where the suite runs on the embedded one. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
