import { env } from '../lib/config/env.ts';
import type { AuditVerifications } from '../lib/contract/audit.ts';
import { verifyAllTrails } from '../lib/service/audit/verify-all-trails.ts';
import { refuseWithoutDatabase } from '../lib/service/db/refuse-without-database.ts';
import { counted } from './counted.ts';
import { refuseArguments } from './only-argument.ts';
import { runCommand } from './run-command.ts';
import { runHereOrInService } from './run-here-or-in-service.ts';

// Recomputes every chain of the audit log, and names the first invalid entry in each.

type Chain = AuditVerifications['data'][number];

const faults = {
  changed: 'was changed',
  missing: 'is missing',
  out_of_order: 'does not follow the entry before it',
  not_sealed_here: 'is not the end of the chain that this service signed',
};

function lineOf({ organization_id, name, mode, checked, unsealed, sequence, hash, fault }: Chain): string {
  const chain = `${name ?? 'No organization'} (${organization_id}), ${mode}`;
  if (fault)
    return `NOT RIGHT  ${chain}: entry ${fault.sequence}${fault.entry_id ? ` (${fault.entry_id})` : ''} ${faults[fault.kind]}.`;
  const waiting = unsealed > 0 ? `, ${unsealed} not sealed yet` : '';
  return `right      ${chain}: ${counted(checked, 'entry', 'entries')}${waiting}${sequence > 0 ? `; the last is ${sequence} ${hash}` : ''}`;
}

async function verifyAudit(): Promise<void> {
  refuseArguments();
  refuseWithoutDatabase(env());
  const { data: chains } = await runHereOrInService(verifyAllTrails, {
    method: 'GET',
    path: '/console/audit-verification',
  });
  for (const chain of chains) process.stdout.write(`  ${lineOf(chain)}\n`);
  const wrong = chains.filter(({ ok }) => !ok).length;
  process.stdout.write(
    wrong === 0
      ? `  The audit log is whole: ${counted(chains.length, 'chain')}.\n`
      : `  ${wrong} of ${counted(chains.length, 'chain')} of the audit log ${wrong === 1 ? 'does' : 'do'} not fit together.\n`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}

runCommand(verifyAudit);
