import { companyKeys, demoCompany } from '#lib/service/demo/demo-companies';
import { actAs, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { createBusiness } from '#lib/service/verbs/business/create-business';

const inLiveToo = ['northwind', 'granite', 'keystone'] as const;

/** The companies of the demo, entered over the last year; some of them in live mode too. */
export async function makeDemoBusinesses(stage: DemoStage): Promise<void> {
  for (const [at, key] of companyKeys.entries()) {
    const ctx = actAs(stage, at % 3 === 0 ? 'dana' : 'marcus', daysAgo(stage, 400 - at * 21, at));
    const { id } = await createBusiness(ctx, demoCompany(key));
    stage.businesses.set(key, id);
  }
  for (const [at, key] of inLiveToo.entries()) {
    await createBusiness(actAs(stage, 'dana', daysAgo(stage, 90 - at * 20, at), 'live'), demoCompany(key));
  }
}
