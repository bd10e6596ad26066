import { PgBoss } from 'pg-boss';
import type { Database } from '#lib/service/db/database';
import { tenantRole } from '#lib/service/db/grant-roles';
import { jobNames, scheduleQueue, sweptJobNames, tenantJobNames } from '#lib/service/jobs/job-names';
import { sendOf, statementOf } from '#lib/service/jobs/tenant-sends';

// For two weeks. A sweep found the work every half minute, so it continues soon after what made it fail has ended.
const sweptRetries = { retryBackoff: true, retryDelayMax: 60, retryLimit: 20_000 } as const;

/** Creates the queue's tables and every queue, as the owner. */
export async function installJobs(owner: Database): Promise<void> {
  const boss = new PgBoss({
    db: owner.jobs,
    ...(owner.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  try {
    for (const name of jobNames) {
      await boss.createQueue(name, { retryLimit: 20, retryBackoff: true, retryDelay: 1, notify: true });
    }
    // The queues of earlier versions too.
    for (const name of sweptJobNames) await boss.updateQueue(name, sweptRetries);
    // A worker would make it, but the jobs of a backup are put back before one starts.
    await boss.createQueue(scheduleQueue);
    for (const name of tenantJobNames) await owner.script(sendFunction(name, await statementOf(boss, name)));
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}

/**
 * A tenant may not use the queue, so it sends jobs through functions of the owner, and only for its own organization.
 */
function sendFunction(name: (typeof tenantJobNames)[number], insert: string): string {
  const send = sendOf(name);
  return `
    create or replace function ${send}(text) returns setof uuid language plpgsql security definer
    set search_path = pg_catalog, pg_temp as $send$
    begin
      if exists (
        select from json_array_elements($1::json) as job
        where job->'data'->>'organization_id' is distinct from current_setting('app.organization_id', true)
      ) then
        raise insufficient_privilege using message = 'a job of another organization';
      end if;
      return query ${insert};
    end $send$;
    revoke all on function ${send}(text) from public;
    grant execute on function ${send}(text) to ${tenantRole};`;
}
