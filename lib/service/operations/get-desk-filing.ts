import { and, asc, eq, inArray, notLike, or } from 'drizzle-orm';
import type { DeskFilingDetail, DeskForm } from '#lib/contract/desk-form';
import type { Filing } from '#lib/contract/filing';
import type { OperationType } from '#lib/contract/operation-type';
import { formItems } from '#lib/jurisdictions/form-items';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { acceptedAnswers } from '#lib/rules/case/accepted-answers';
import { einLines } from '#lib/rules/filing/ein-lines';
import { filingSources } from '#lib/rules/filing/filing-sources';
import { type FormFacts, formLines } from '#lib/rules/filing/form-lines';
import { formOrder } from '#lib/rules/filing/form-order';
import { sentenceCase } from '#lib/rules/sentence-case';
import { withPersonal } from '#lib/service/audit/with-personal';
import { toCase } from '#lib/service/case/to-case';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { auditEntries } from '#lib/service/db/schema/audit';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { documents } from '#lib/service/db/schema/documents';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { operationsNotes } from '#lib/service/db/schema/operations';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { toDocument } from '#lib/service/document/to-document';
import { notFound } from '#lib/service/errors';
import { submittersOf } from '#lib/service/filing/submitters-of';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { toDeskNote } from '#lib/service/operations/add-desk-note';
import { readChecklist } from '#lib/service/operations/desk-checklist';
import { readDeskRows, toDeskFiling } from '#lib/service/operations/desk-rows';
import { filedToday } from '#lib/service/operations/filed-today';
import { isServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';
import { entityWords } from '#lib/service/state-document/document-words';

/** Everything needed to file by hand: the state's form with its answers, fees, documents, notes and history. */
export async function getDeskFiling(ctx: OperatorContext, id: string): Promise<DeskFilingDetail> {
  if (!isId(id)) throw notFound('filing');
  const { trail, ...detail } = await acrossOrganizations(ctx, async (tx) => {
    const [summary] = await readDeskRows(tx, eq(filings.id, id), 1);
    const [row] = await tx.select().from(filings).where(eq(filings.id, id));
    if (!summary || !row) throw notFound('filing');
    const filing: Filing = JSON.parse(row.resource);
    const around = await readAround(tx, row);
    const rules = ctx.parts.jurisdictions.get(row.jurisdiction);
    const type = operationOf(row.type);
    return {
      ...toDeskFiling(summary, ctx.now),
      filing,
      submission: {
        object: 'filing_submission' as const,
        filing_id: row.id,
        submitted_at: row.created_at.toISOString(),
        ...around.submitters,
        rules_version: row.rules_version,
        body: row.submission,
      },
      form: rules ? formOf(rules, row, around) : null,
      fee: row.fee,
      agent: around.agent ? toRegisteredAgent(around.agent) : null,
      agent_cases: around.agentCases,
      documents: around.documents,
      ...filedToday(ctx, row, filing, around.documents, rules && type ? { rules, type } : null),
      checklist: await readChecklist(tx, row, { filing, agent: around.agent }),
      sources: rules && type ? filingSources(rules, type) : [],
      notes: around.notes,
      trail: around.trail,
    };
  });
  // Only the service's own role can decrypt names in the trail, so they are read outside the desk's transaction.
  const history = (await withPersonal(ctx.parts, trail)).map(({ created_at, action, actor }) => ({
    at: created_at.toISOString(),
    action,
    actor,
  }));
  return { ...detail, history };
}

type Around = Awaited<ReturnType<typeof readAround>>;

async function readAround(tx: Tx, row: FilingRow) {
  const tenant = { organizationId: row.organization_id, mode: row.mode };
  const of = [row.business_id, ...(row.formation_business_id ? [row.formation_business_id] : [])];
  const found = await tx
    .select()
    .from(businesses)
    .where(mine(tenant, businesses, inArray(businesses.id, of)));
  const [agent] = await tx.select().from(registeredAgents).where(isServedAgent(tenant, row.business_id));
  const files = await tx
    .select()
    .from(documents)
    .where(mine(tenant, documents, inArray(documents.business_id, of)))
    .orderBy(asc(documents.id));
  const notes = await tx
    .select()
    .from(operationsNotes)
    .where(eq(operationsNotes.filing_id, row.id))
    .orderBy(asc(operationsNotes.id));
  const about = row.type === 'ein' ? [row.id] : [row.id, row.business_id];
  const asked = await tx
    .select()
    .from(cases)
    .where(mine(tenant, cases, inArray(cases.parent_id, about)))
    .orderBy(asc(cases.id));
  const trail = await tx
    .select()
    .from(auditEntries)
    .where(
      or(
        and(
          inArray(auditEntries.object_id, [row.id, ...asked.map(({ id }) => id)]),
          // What a partner types before sending it is not the desk's to follow.
          notLike(auditEntries.action, 'case.draft_%'),
        ),
        and(inArray(auditEntries.object_id, about), eq(auditEntries.action, 'registered_agent.updated')),
      ),
    )
    .orderBy(asc(auditEntries.id));
  return {
    home: found.find(({ id }) => id === (row.formation_business_id ?? row.business_id)) ?? null,
    own: found.find(({ id }) => id === row.business_id) ?? null,
    cases: asked.filter(({ parent_type }) => parent_type === 'filing').map(toCase),
    agent: (row.type === 'ein' ? null : agent) ?? null,
    agentCases: asked.filter(({ parent_type }) => parent_type === 'business').map(toCase),
    documents: files.map(toDocument),
    notes: notes.map(toDeskNote),
    trail,
    submitters: await submittersOf(tenant, tx, row.id),
  };
}

function formOf(
  rules: JurisdictionRules,
  row: FilingRow,
  { home, own, agent, cases, documents }: Around,
): DeskForm | null {
  const accepted = renamedThere(rules, row, acceptedAnswers(cases, row.submission));
  const facts = {
    submission: row.submission,
    accepted,
    record: recordOf(row, home, own, accepted),
    agent,
    filenames: new Map(documents.map(({ id, filename }) => [id, filename])),
  };
  const type = operationOf(row.type);
  if (row.type === 'ein') return einForm(facts);
  if (type === null) return null;
  const { form } = rules[type];
  const known = formItems(row.jurisdiction, type);
  const order = known ? ('form' as const) : ('usual' as const);
  const found = { order, complete: known?.complete ?? false, confidence: known?.confidence ?? null };
  return {
    name: form.name,
    number: form.number ?? null,
    office: rules.office.name,
    url: form.url ?? rules.office.url ?? null,
    ...found,
    order_note: formOrder(found),
    revision: known?.revision ?? null,
    items: formLines(rules, type, known, facts),
  };
}

/** A company from another state keeps its name there: where the state allows a second one, a new name is that. */
function renamedThere(
  rules: JurisdictionRules,
  { type }: FilingRow,
  { legal_name, ...accepted }: Record<string, unknown>,
): Record<string, unknown> {
  const takesAnother = rules.foreign_qualification.fields.some(({ name }) => name === 'alternate_name');
  if (legal_name === undefined) return accepted;
  return type === 'foreign_qualification' && takesAnother
    ? { ...accepted, alternate_name: legal_name }
    : { ...accepted, legal_name };
}

/** Form SS-4 of the IRS, in no order that was read on it. */
function einForm(facts: FormFacts): DeskForm {
  const found = { order: 'usual' as const, complete: false, confidence: null };
  return {
    name: 'Application for Employer Identification Number',
    number: 'SS-4',
    office: 'Internal Revenue Service',
    url: null,
    ...found,
    order_note: formOrder(found),
    revision: null,
    items: einLines(facts),
  };
}

/** The addresses are those of the registration, which a case may have corrected; its home record has the others. */
function recordOf(
  row: FilingRow,
  home: BusinessRow | null,
  own: BusinessRow | null,
  accepted: Record<string, unknown>,
): Record<string, unknown> {
  // Beside a name to use in the state, a form asks for the one that the home state has.
  const hasAnother = Boolean(accepted.alternate_name ?? row.submission.alternate_name);
  return {
    legal_name: hasAnother ? (home?.legal_name ?? row.legal_name) : row.legal_name,
    entity_name: row.legal_name,
    entity_type: sentenceCase(entityWords[row.entity_type]),
    ...(row.type !== 'formation' && {
      formation_jurisdiction: home?.formation_jurisdiction,
      formation_date: home?.formation_date,
      registration_number: home?.registration_number,
    }),
    principal_address: own?.principal_address ?? home?.principal_address,
    mailing_address: own?.mailing_address ?? home?.mailing_address,
    purpose: own?.purpose ?? home?.purpose,
    email: own?.email ?? home?.email,
    phone: own?.phone ?? home?.phone,
  };
}

function operationOf(type: FilingRow['type']): OperationType | null {
  return type === 'formation' || type === 'foreign_qualification' ? type : null;
}
