import { StartError } from '../lib/config/start-error.ts';
import type { AdministrationResult } from '../lib/contract/administration.ts';
import { administerHere } from '../lib/service/administration/administer-here.ts';
import { ProblemError } from '../lib/service/errors.ts';
import { readAdminRequest } from './admin-request.ts';
import { runHereOrInService } from './run-here-or-in-service.ts';

async function admin(): Promise<AdministrationResult> {
  const request = readAdminRequest(process.argv.slice(2));
  return runHereOrInService((parts) => administerHere(parts, request), {
    method: 'POST',
    path: '/console/administration',
    body: request,
  });
}

admin().then(
  ({ done, id, link_token }) => {
    const lines = [done, ...(id ? [`Id: ${id}`] : []), ...(link_token ? [link_token] : [])];
    process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
  },
  (error: unknown) => {
    console.error(error instanceof StartError || error instanceof ProblemError ? error.message : error);
    process.exitCode = 1;
  },
);
