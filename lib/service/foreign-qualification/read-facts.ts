import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mineByParameters } from '#lib/service/db/mine';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';
import type {
  FormationFiling,
  QualifiedBusiness,
  Registration,
} from '#lib/service/foreign-qualification/application';

export type Facts = {
  business: QualifiedBusiness | null;
  registrations: Registration[] | null;
  documents: DocumentOnFile[] | null;
  /** The filing that forms, formed or was to form the business. */
  formation: FormationFiling | null;
};

const factsOfBusiness = prepared(
  'facts_of_business',
  ['uuid', 'text', 'uuid', 'text'],
  `select
    (select row_to_json(b) from businesses b where ${mineByParameters('b')} and b.id = $3) as business,
    (select json_agg(r) from (
      select r.id as business_id, (
          select f.id from filings f
          where ${mineByParameters('f')} and f.business_id = r.id order by f.id desc limit 1
        ) as filing_id, r.registration_number, r.registration_date,
        r.registration_jurisdiction as jurisdiction, r.registration_state as status
      from businesses r
      where ${mineByParameters('r')} and r.formation_business_id = $3 and r.registration_jurisdiction = $4
    ) r) as registrations,
    (select json_agg(d) from (
      select d.id, d.types, d.issued_on, d.uploaded_at, d.filename from documents d
      where ${mineByParameters('d')} and d.business_id = $3
    ) d) as documents,
    (select row_to_json(o) from (
      select f.id, f.status from filings f
      where ${mineByParameters('f')} and f.business_id = $3 and f.type = 'formation' limit 1
    ) o) as formation`,
);

/** The record, its registrations in the target state, and its documents; in one statement. */
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
