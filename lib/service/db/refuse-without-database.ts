import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';

/** For what reads a database: a mistyped DATA_DIR would be a new, empty one. */
export function refuseWithoutDatabase({ DATABASE_URL, DATA_DIR }: Env): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return;
  throw new StartError(`There is no database in ${DATA_DIR}, and DATABASE_URL is not set.`);
}
