import type { Mode } from '#lib/contract/scalars';
import { createBusiness } from '#lib/service/business/create-business';
import { type CompanyKey, companyKeys, demoCompany } from '#lib/service/demo/demo-companies';
import { actAs, type By, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { uploadDemoDocument } from '#lib/service/demo/upload-demo-document';

const inLiveToo: CompanyKey[] = ['northwind', 'granite', 'keystone'];

/** The companies of the demo, entered over the last year with their documents; some of them in live mode too. */
export async function makeDemoBusinesses(stage: DemoStage): Promise<void> {
  for (const [at, key] of companyKeys.entries()) {
    await enter(stage, key, 'test', at % 3 === 0 ? 'dana' : 'marcus', 400 - at * 8);
  }
  for (const [at, key] of inLiveToo.entries()) await enter(stage, key, 'live', 'dana', 90 - at * 20);
}

async function enter(stage: DemoStage, key: CompanyKey, mode: Mode, by: By, days: number): Promise<void> {
  const ctx = actAs(stage, by, daysAgo(stage, days), mode);
  const business = await createBusiness(ctx, demoCompany(key));
  stage.businesses[mode].set(key, business.id);
  const later = actAs(stage, by, daysAgo(stage, days, 6), mode);
  await uploadDemoDocument(later, business, 'certificate_of_formation', 0);
  if (business.management_structure === 'manager_managed') {
    await uploadDemoDocument(later, business, 'operating_agreement', 0);
  }
}
