import { parseArgs } from 'node:util';
import { StartError } from '../lib/config/start-error.ts';
import { AdministrationRequest, type AdministrationResult } from '../lib/contract/administration.ts';
import { administerHere } from '../lib/service/administration/administer-here.ts';
import { ProblemError } from '../lib/service/errors.ts';
import { onDatabase } from './on-database.ts';

const usage = `
  npm run admin -- create-organization --name NAME [--operates]
  npm run admin -- add-person --organization ID --email EMAIL --name NAME --roles administrator,preparer
  npm run admin -- reset-password --email EMAIL
  npm run admin -- reset-second-factor --email EMAIL
  npm run admin -- confirm-domain --organization ID --domain DOMAIN
  npm run admin -- grant-staff --email EMAIL --roles filer,lead     (--roles "" takes it back)
  npm run admin -- erase-person --email EMAIL --confirm EMAIL          (nothing brings it back)
`;

function readRequest(): AdministrationRequest {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: text,
      organization: text,
      domain: text,
      email: text,
      confirm: text,
      roles: text,
      operates: { type: 'boolean' },
    },
  });
  const { roles, ...rest } = values;
  const list = roles
    ?.split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  const parsed = AdministrationRequest.safeParse({
    command: positionals[0],
    ...rest,
    ...(list && { roles: list }),
  });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new StartError(`${faults.join('\n')}\n${usage}`);
}

function admin(): Promise<AdministrationResult> {
  const request = readRequest();
  return onDatabase((parts) => administerHere(parts, request), {
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
