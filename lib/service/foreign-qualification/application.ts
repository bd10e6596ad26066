import type { ExistingRegistration } from '#lib/contract/problem';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { standingRegistration } from '#lib/rules/filing/standing-registration';
import type { Identity } from '#lib/rules/import/same-business';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { effectiveName } from '#lib/rules/names/effective-name';
import { givenName } from '#lib/rules/names/given-name';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { getBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { callOf } from '#lib/service/db/hand-written';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { notFound, nullIfNotFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { readNames } from '#lib/service/submission/names-on-record';
import type { Submission } from '#lib/service/submission/submission';

/** The record as the checks read it. */
type QualifiedBusiness = Omit<BusinessRow, 'created_at' | 'updated_at'>;

/** A registration of the business, canceled or not. */
type Registration = ExistingRegistration & { jurisdiction: string };

type FormationFiling = Pick<FilingRow, 'id' | 'status'>;

/** A company in its home state; `KnownBusinesses` decides whether two are one. */
export type HomeRecord = Identity & { id: string };

/** Everything that the eight checks use. */
export type Application = Submission & {
  business: QualifiedBusiness;
  /** Rules of the home state, if it is known. */
  homeRules: JurisdictionRules | null;
  /** The name that is checked and registered. */
  name: string;
  /** The filing that forms the business; null for one that was added to the account. */
  formation: FormationFiling | null;
  /** Other home records that could be of the same company; none where they were not asked for. */
  likely: HomeRecord[];
  /** The registration that blocks another in the target state. */
  standing: Registration | undefined;
  documents: DocumentOnFile[];
  namesOnRecord: NameOnRecord[];
};

type Purpose = {
  /**
   * The name is about to be registered: until the transaction ends, nobody else may take one too close to it, or remove
   * the business.
   */
  hold?: boolean;
  /** Checked instead of the name that the request results in. */
  otherName?: string;
};

/** Loads what the checks use; 404 for a business of another organization or mode. */
export async function loadApplication(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  submission: Submission,
  { hold = false, otherName }: Purpose = {},
): Promise<Application> {
  const id = submission.body.business_id;
  if (typeof id !== 'string' || !isId(id)) throw notFound('business');
  const facts = await readFactsOf(
    ctx,
    tx,
    id,
    submission.jurisdiction,
    hold ? forSubmission : { likely: true },
  );
  const name = otherName ?? nameOf(submission, facts.business.legal_name);
  const namesOnRecord = await readNames(ctx, tx, submission, id, name, { hold });
  return applicationOf(ctx, submission, facts, name, namesOnRecord);
}

/** What the checks use, from facts that are loaded already. */
export function applicationOf(
  ctx: Context,
  submission: Submission,
  { business, formation, registrations, documents, likely }: FactsOfBusiness,
  name: string,
  namesOnRecord: NameOnRecord[],
): Application {
  return {
    ...submission,
    business,
    homeRules: ctx.parts.jurisdictions.get(business.formation_jurisdiction) ?? null,
    name,
    formation,
    likely,
    standing: standingRegistration(registrations, submission.jurisdiction),
    documents,
    namesOnRecord,
  };
}

/** The name that a submission results in, for a business with this legal name. */
export function nameOf({ body, rules }: Pick<Submission, 'body' | 'rules'>, legalName: string): string {
  if (!rules) return legalName;
  return effectiveName({ legalName, alternateName: givenName(body.alternate_name), rules });
}

/** The name to search in the register of the target state. The checks report a missing business. */
export async function searchedName(ctx: Context, submission: Submission): Promise<string> {
  const id = submission.body.business_id;
  if (typeof id !== 'string' || !isId(id)) return '';
  const business = await getBusiness(ctx, id).catch(nullIfNotFound);
  return business ? nameOf(submission, business.legal_name) : '';
}

/** The facts of an existing business: its home registration is among its registrations. */
export type FactsOfBusiness = {
  business: QualifiedBusiness;
  registrations: Registration[];
  documents: DocumentOnFile[];
  formation: FormationFiling | null;
  likely: HomeRecord[];
};

/** For one state, or for all if none is named, in one statement. 404 if there is no such business. */
export async function readFactsOf(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  id: string,
  jurisdiction: string | null,
  asked: Asked = {},
): Promise<FactsOfBusiness> {
  const found = await readFacts(ctx, tx, id, jurisdiction, asked);
  const { business, formation } = found;
  if (!business) throw notFound('business');
  return {
    business,
    formation,
    likely: found.likely ?? [],
    registrations: [homeRegistration(found, business), ...(found.registrations ?? [])],
    // Times inside JSON have the time zone of the database session.
    documents: (found.documents ?? []).map((document) => ({
      ...document,
      uploaded_at: new Date(document.uploaded_at).toISOString(),
    })),
  };
}

function homeRegistration({ formation }: Facts, business: QualifiedBusiness): Registration {
  return {
    business_id: business.id,
    filing_id: formation?.id ?? null,
    registration_number: business.registration_number,
    registration_date: business.formation_date,
    jurisdiction: business.formation_jurisdiction,
    status: business.registration_state,
  };
}

type Facts = {
  business: QualifiedBusiness | null;
  registrations: Registration[] | null;
  documents: DocumentOnFile[] | null;
  /** The filing that forms, formed or was to form the business. */
  formation: FormationFiling | null;
  likely: HomeRecord[] | null;
};

type Asked = {
  likely?: boolean;
  /** Nobody may remove the record or change its home state until the transaction ends. */
  hold?: boolean;
};

// A submission warns of nothing, so it reads no other records.
const forSubmission = { hold: true } as const satisfies Asked;

/** The record, its registrations in the state or, where none is named, in all, and its documents; in one statement. */
export async function readFacts(
  ctx: Context,
  tx: Pick<Tx, 'run'>,
  id: string,
  jurisdiction: string | null,
  asked: Asked = {},
): Promise<Facts> {
  const [row] = await tx.run(factsCall(ctx, id, jurisdiction, asked));
  return row?.facts_for_checks as Facts;
}

function factsCall(
  { organizationId, mode }: Context,
  id: string,
  jurisdiction: string | null,
  { likely = false, hold = false }: Asked,
): string {
  return callOf('facts_for_checks', [organizationId, mode, id, jurisdiction, likely, hold]);
}

/** The statement that `loadApplication` runs first, for a transaction that sends it ahead. */
export function firstOfApplication(ctx: Context, { body, jurisdiction }: Submission): string[] {
  const id = body.business_id;
  return typeof id === 'string' && isId(id) ? [factsCall(ctx, id, jurisdiction, forSubmission)] : [];
}
