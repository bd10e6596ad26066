import { parseArgs } from 'node:util';
import { StartError } from '../lib/config/start-error.ts';
import { AdministrationRequest } from '../lib/contract/administration.ts';
import { pointerSteps } from '../lib/rules/json-pointer.ts';
import { fieldErrorsOf } from '../lib/rules/requirement/field-errors.ts';

const usage = `
  npm run admin -- create-organization --name NAME [--operates]
  npm run admin -- add-person --organization ID --email EMAIL --name NAME --roles administrator,preparer
  npm run admin -- reset-password --email EMAIL
  npm run admin -- reset-second-factor --email EMAIL
  npm run admin -- confirm-domain --organization ID --domain DOMAIN
  npm run admin -- grant-staff --email EMAIL --roles filer,lead     (--roles "" takes it back)
  npm run admin -- erase-person --email EMAIL --confirm EMAIL          (nothing brings it back)
`;

/** Parses the arguments of `npm run admin`. Throws StartError with all errors and a list of the commands. */
export function readAdminRequest(args: string[]): AdministrationRequest {
  const { values, positionals } = parse(args);
  const [command, ...more] = positionals;
  if (!command) throw new StartError(usage);
  if (!usage.includes(`-- ${command} `)) throw unclear([`There is no command ${command}.`]);
  if (more.length > 0)
    throw unclear([`${more.join(' ')} belongs to no option: put a value of several words in quotes.`]);
  const { roles, ...rest } = values;
  const list = roles
    ?.split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  const parsed = AdministrationRequest.safeParse({ command, ...rest, ...(list && { roles: list }) });
  if (parsed.success) {
    const others = Object.keys(values).filter((option) => !(option in parsed.data));
    if (others.length > 0)
      throw unclear(others.map((option) => `--${option} does not belong to ${command}.`));
    return parsed.data;
  }
  const faults = fieldErrorsOf(parsed.error).map(({ pointer, detail }) => {
    const [option = ''] = pointerSteps(pointer);
    return option in values ? `--${option}: ${detail}` : `--${option} is missing.`;
  });
  throw unclear([...new Set(faults)]);
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
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
  } catch (error) {
    // The sentences after the first are about arguments that this command does not have.
    throw unclear([String(error instanceof Error ? error.message : error).replace(/\. .*/s, '.')]);
  }
}

function unclear(faults: string[]): StartError {
  return new StartError(`${faults.join('\n')}\n${usage}`);
}
