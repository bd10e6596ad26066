import type { Mode } from '#lib/contract/scalars';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { organizations } from '#lib/service/db/schema/organizations';
import { withTenant } from '#lib/service/db/tenant';
import type { DemoAccess } from '#lib/service/demo/demo-access';
import { makeDemoPeople } from '#lib/service/demo/demo-people';
import { actAs, type DemoStage } from '#lib/service/demo/demo-stage';
import { makeDemoAgentMail } from '#lib/service/demo/make-demo-agent-mail';
import { makeDemoBusinesses } from '#lib/service/demo/make-demo-businesses';
import { makeDemoDesk } from '#lib/service/demo/make-demo-desk';
import { makeDemoDrafts } from '#lib/service/demo/make-demo-drafts';
import { makeDemoFilings } from '#lib/service/demo/make-demo-filings';
import { makeDemoFormations } from '#lib/service/demo/make-demo-formations';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { hashKey } from '#lib/service/keys';

const demoName = 'Harbor & Pine Compliance';
/** The audit entry that marks the demo organization as complete. */
export const demoMade = 'demo.made';

/** Makes the demo organization through the service's own operations, so that it contains nothing impossible. */
export async function makeDemo(parts: Parts, access: DemoAccess): Promise<void> {
  const now = parts.clock();
  const since = new Date(now.getTime() - 420 * dayMs);
  const organizationId = newId(since);
  await parts.database.db
    .insert(organizations)
    .values({ id: organizationId, name: demoName, is_demo: true, created_at: since });
  const people = await makeDemoPeople(parts, organizationId, access, since);
  const stage: DemoStage = {
    parts,
    organizationId,
    people,
    now,
    businesses: { test: new Map(), live: new Map() },
  };
  await keepKey(stage, 'test', access.test_key);
  await keepKey(stage, 'live', access.live_key);
  await makeDemoBusinesses(stage);
  await makeDemoFormations(stage);
  await makeDemoFilings(stage);
  await makeDemoAgentMail(stage);
  await makeDemoDrafts(stage);
  await makeDemoDesk(parts, access, now);
  const ctx = actAs(stage, 'service', now);
  await withTenant(ctx, (tx) => audit(ctx, tx, demoMade, 'organization', organizationId, null));
  await parts.credentials.announce();
}

async function keepKey({ parts, organizationId, people, now }: DemoStage, mode: Mode, key: string) {
  await parts.database.db.insert(apiKeys).values({
    ...ofTenant({ organizationId, mode }),
    id: newId(now),
    name: `Demo ${mode} key`,
    hash: hashKey(key),
    last_four: key.slice(-4),
    scope: 'full',
    created_by: people.dana.id,
    created_at: now,
  });
}
