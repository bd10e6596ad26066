import type { ExistingRegistration } from '#lib/contract/problem';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';
import type { QualifiedBusiness } from '#lib/service/verbs/foreign-qualification/application';

export interface Facts {
  business: QualifiedBusiness | null;
  registrations: ExistingRegistration[] | null;
  documents: DocumentOnFile[] | null;
}

const factsOfBusiness = prepared(
  'facts_of_business',
  ['uuid', 'text', 'uuid', 'text'],
  `select
    (select row_to_json(b) from businesses b where b.organization_id = $1 and b.mode = $2 and b.id = $3) as business,
    (select json_agg(r) from (
      select r.id as business_id, (
          select f.id from filings f
          where f.organization_id = $1 and f.mode = $2 and f.business_id = r.id order by f.id desc limit 1
        ) as filing_id, r.registration_number, r.registration_date, r.registration_state as status
      from businesses r
      where r.organization_id = $1 and r.mode = $2 and r.formation_business_id = $3
        and r.registration_jurisdiction = $4 and r.registration_state <> 'canceled'
    ) r) as registrations,
    (select json_agg(d) from (
      select d.id, d.types, d.issued_on, d.uploaded_at, d.filename from documents d
      where d.organization_id = $1 and d.mode = $2 and d.business_id = $3
    ) d) as documents`,
);

/** The record, its registrations in the target state that are not canceled, and its papers; in one statement. */
export async function readFacts(
  ctx: Context,
  tx: Tx,
  id: string,
  jurisdiction: string | null,
): Promise<Facts> {
  const call = executeCall(factsOfBusiness, [ctx.organizationId, ctx.mode, id, jurisdiction]);
  const [row] = await runLiteral(tx, call);
  return row as unknown as Facts;
}
