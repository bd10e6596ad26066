import { eq } from 'drizzle-orm';
import type { Business } from '#lib/contract/business';
import type { MoveFilingRequest } from '#lib/contract/desk-move';
import type { Filing, FilingStatus } from '#lib/contract/filing';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { dayMs, hourMs, minuteMs } from '#lib/rules/calendar/durations';
import { caseTemplates } from '#lib/rules/case/case-templates';
import { filingSteps } from '#lib/rules/filing/filing-state';
import { createBusiness } from '#lib/service/business/create-business';
import { getBusiness } from '#lib/service/business/get-business';
import { respondToCase } from '#lib/service/case/respond-to-case';
import type { Context, OperatorContext, Parts } from '#lib/service/context';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import { memberships, organizations, people, staff } from '#lib/service/db/schema/organizations';
import type { DemoAccess } from '#lib/service/demo/demo-access';
import { type CompanyKey, demoCompany } from '#lib/service/demo/demo-companies';
import { demoContext } from '#lib/service/demo/demo-context';
import { type DeskPartner, type DeskSketch, deskPartners } from '#lib/service/demo/demo-desk-filings';
import type { DemoPerson } from '#lib/service/demo/demo-people';
import { fileFor } from '#lib/service/demo/file-for';
import { uploadDemoDocument } from '#lib/service/demo/upload-demo-document';
import { newId } from '#lib/service/ids';
import { hashKey } from '#lib/service/keys';
import { actingFor, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { addDeskNote } from '#lib/service/operations/add-desk-note';
import { cancelDeskFiling } from '#lib/service/operations/cancel-desk-filing';
import { claimFiling, releaseFiling } from '#lib/service/operations/claim-filing';
import { moveFiling } from '#lib/service/operations/move-filing';
import { noOrganization } from '#lib/service/operations/no-organization';
import { openDeskCase } from '#lib/service/operations/open-desk-case';
import { hashPassword } from '#lib/service/person/passwords';

type Desk = { parts: Parts; now: Date; operator: DemoPerson };

/**
 * The organization that runs the service, its operator, and partners with live filings, so that no screen of the desk
 * is empty.
 */
export async function makeDemoDesk(parts: Parts, access: DemoAccess, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 410 * dayMs);
  const home = await makeOrganization(parts, 'Statehouse Filings', since, true);
  const hash = await hashPassword(access.operator_password);
  const operator = await makePerson(parts, home, 'Noor Haddad', access.operator_email, hash, since);
  const { db } = parts.database;
  await db.insert(staff).values({ person_id: operator.id, roles: ['filer', 'lead'], created_at: since });
  const key = access.operator_key;
  await db.insert(operatorKeys).values({
    id: newId(now),
    name: 'Filing robot',
    hash: hashKey(key),
    last_four: key.slice(-4),
    created_by: operator.id,
    created_at: now,
  });
  for (const partner of deskPartners) await makePartner({ parts, now, operator }, partner, since);
}

async function makeOrganization(parts: Parts, name: string, since: Date, runs = false): Promise<string> {
  const id = newId(since);
  const { db } = parts.database;
  // If a company runs the service already, the demo adds none.
  const is_operator = runs && (await db.$count(organizations, eq(organizations.is_operator, true))) === 0;
  await db.insert(organizations).values({ id, name, is_demo: true, is_operator, created_at: since });
  return id;
}

async function makePerson(
  parts: Parts,
  organizationId: string,
  name: string,
  email: string,
  hash: string | null,
  since: Date,
): Promise<DemoPerson> {
  const id = newId(since);
  const { db } = parts.database;
  await db.insert(people).values({ id, email, name, password_hash: hash, created_at: since });
  await db.insert(memberships).values({
    organization_id: organizationId,
    person_id: id,
    roles: ['administrator'],
    created_at: since,
  });
  return { id, name, email, roles: ['administrator'] };
}

async function makePartner(
  desk: Desk,
  { name, person, email, filings }: DeskPartner,
  since: Date,
): Promise<void> {
  const organizationId = await makeOrganization(desk.parts, name, since);
  const by = await makePerson(desk.parts, organizationId, person, email, null, since);
  const at = (days: number, hours = 0): Context =>
    demoContext(desk.parts, { organizationId, mode: 'live', now: momentOf(desk, days, hours), by });
  const businesses = new Map<CompanyKey, Business>();
  for (const sketch of filings.toSorted((one, other) => other.days - one.days)) {
    const known =
      businesses.get(sketch.company) ?? (await createBusiness(at(90), demoCompany(sketch.company)));
    businesses.set(sketch.company, known);
    const { state, tier, days } = sketch;
    const filing = await fileFor(at(days), { business: known, state, by, tier });
    await workOn(desk, sketch, filing, at);
  }
}

/** Each working hour is slightly later than the one before, and none is in the future. */
function momentOf({ now }: Desk, days: number, hours: number): Date {
  const moment = new Date(now.getTime() - days * dayMs - 8 * hourMs + hours * hourMs);
  return moment < now ? moment : new Date(now.getTime() - minuteMs);
}

/** The hours after which each step was taken of what a state has completed: the state itself takes days. */
const hoursToComplete = [1, 26, 200, 274] as const;

async function workOn(
  desk: Desk,
  sketch: DeskSketch,
  filing: Filing,
  partner: (days: number, hours: number) => Context,
): Promise<void> {
  const at = (hours = 0): OperatorContext => operatorAt(desk, momentOf(desk, sketch.days, hours));
  if (sketch.status === 'canceled') {
    await cancelDeskFiling(at(1), filing.id, { reason: 'The company was dissolved in its home state.' });
    return;
  }
  const last = filingSteps.indexOf(sketch.status);
  for (let step = 0; step < last; step += 1) {
    const [from, to] = [filingSteps[step], filingSteps[step + 1]] as [FilingStatus, FilingStatus];
    const moment = at(sketch.status === 'completed' ? hoursToComplete[step] : step + 1);
    await moveFiling(moment, filing.id, await moveOf(moment, filing, from, to), undefined);
  }
  if (sketch.asked) await ask(at(5), sketch.asked, filing, partner(sketch.days, 6));
  if (sketch.note) await addDeskNote(at(5), filing.id, { body: sketch.note });
  if (sketch.status === 'completed') return;
  if (sketch.claimed) await claimFiling(operatorAt(desk, desk.now), filing.id, {});
  else if (last > 0) await releaseFiling(at(6), filing.id);
}

function operatorAt({ parts, operator }: Desk, now: Date): OperatorContext {
  const { id, name } = operator;
  return {
    ...demoContext(parts, { organizationId: noOrganization, mode: 'live', now, by: operator }),
    actor: { type: 'staff', id, name },
    staff: ['filer', 'lead'],
    operator: { id, name, roles: ['filer', 'lead'] },
  };
}

async function moveOf(
  ctx: OperatorContext,
  filing: Filing,
  from: FilingStatus,
  to: FilingStatus,
): Promise<MoveFilingRequest> {
  if (to !== 'completed') return { from, to };
  const acting = actingFor(ctx, await tenantOfFiling(ctx, filing.id));
  const document = await stateDocument(acting, filing);
  const fee = (filing.fee?.items ?? []).map(({ component_type, name, amount }) => ({
    component_type,
    name,
    amount,
  }));
  return {
    from,
    to,
    result: { registration_number: '202612345678', registration_date: civilDateOf(ctx.now) },
    documents: [document],
    charged: { items: [...fee, { component_type: 'dynamic', name: 'certified_copy', amount: 5 }] },
  };
}

async function stateDocument(ctx: Context, filing: Filing): Promise<string> {
  const business = await getBusiness(ctx, filing.business_id);
  return (await uploadDemoDocument(ctx, business, 'certificate_of_authority', 0)).id;
}

async function ask(
  ctx: OperatorContext,
  { reason, answered }: NonNullable<DeskSketch['asked']>,
  filing: Filing,
  partner: Context,
): Promise<void> {
  const state = ctx.parts.jurisdictions.get(filing.jurisdiction)?.name ?? filing.jurisdiction;
  const template = caseTemplates({ legalName: filing.legal_name, state, type: filing.type }).find(
    (one) => one.reason === reason,
  );
  if (!template) throw new Error(`There is no template for ${reason}.`);
  const { kind, summary, details, fields } = template;
  const opened = await openDeskCase(ctx, filing.id, { kind, summary, details, fields }, undefined);
  if (!answered) return;
  const response = { fields: { signer_name: 'Grace Holloway', signer_title: 'Manager' } };
  await respondToCase(partner, opened.id, response);
}
