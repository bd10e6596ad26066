import { env } from '../lib/config/env.ts';
import type { AdministrationResult } from '../lib/contract/administration.ts';
import { administerHere } from '../lib/service/administration/administer-here.ts';
import { refuseWithoutDatabase } from '../lib/service/db/refuse-without-database.ts';
import { readAdminRequest } from './admin-request.ts';
import { runCommand } from './run-command.ts';
import { runHereOrInService } from './run-here-or-in-service.ts';

async function admin(): Promise<void> {
  const request = readAdminRequest(process.argv.slice(2));
  if (request.command !== 'create-organization') refuseWithoutDatabase(env());
  const { done, id, link_token } = await runHereOrInService<AdministrationResult>(
    (parts) => administerHere(parts, request),
    { method: 'POST', path: '/console/administration', body: request },
  );
  const lines = [done, ...(id ? [`Id: ${id}`] : []), ...(link_token ? [link_token] : [])];
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

runCommand(admin);
