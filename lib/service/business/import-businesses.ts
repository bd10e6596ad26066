import { and, inArray, isNull, ne, or } from 'drizzle-orm';
import {
  type BusinessImport,
  type ImportBusinessesRequest,
  ImportedBusiness,
  type ImportResult,
} from '#lib/contract/business-import';
import type { FieldError } from '#lib/contract/problem';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { KnownBusinesses, spellingsOf } from '#lib/rules/import/same-business';
import { nameKey } from '#lib/rules/names/name-key';
import { checkRecordFacts } from '#lib/rules/requirement/check-record-facts';
import { fieldErrorsOf, withoutReported } from '#lib/rules/requirement/field-errors';
import { newBusinessRow } from '#lib/service/business/new-business-row';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { recordEvents } from '#lib/service/event/record-event';

type Checked = { record: ImportedBusiness } | { errors: FieldError[] };

/**
 * Adds the new and valid records, by the same rules as one alone. Records that exist already, or came earlier in the
 * list, are reported and not added again.
 */
export async function importBusinesses(
  ctx: Context,
  { records, dry_run = false }: ImportBusinessesRequest,
): Promise<BusinessImport> {
  const today = civilDateOf(ctx.now);
  const checked = records.map((record) => check(record, today));
  const good = checked.flatMap((one) => ('record' in one ? [one.record] : []));
  const results = await withTenant(
    ctx,
    async (tx) => {
      const known = await findKnown(ctx, tx, good);
      const rows: BusinessRow[] = [];
      const placed = checked.map((one) => place(ctx, one, known, rows));
      if (!dry_run) await add(ctx, tx, rows);
      return placed;
    },
    dry_run ? [] : ['business import'],
  );
  return { object: 'business_import', results };
}

function check(given: Record<string, unknown>, today: string): Checked {
  const parsed = ImportedBusiness.safeParse(given);
  const faults = parsed.success ? [] : fieldErrorsOf(parsed.error);
  const errors = [...faults, ...withoutReported(checkRecordFacts(given, today), faults)];
  return parsed.success && errors.length === 0 ? { record: parsed.data } : { errors };
}

/** The home records that could match one of these. */
async function findKnown(
  ctx: Context,
  tx: Tx,
  records: readonly ImportedBusiness[],
): Promise<KnownBusinesses<string>> {
  const known = new KnownBusinesses<string>();
  if (records.length === 0) return known;
  const { formation_jurisdiction, legal_name, registration_number } = businesses;
  const numbers = records.flatMap(({ registration_number: number }) => (number ? spellingsOf(number) : []));
  const rows = await tx
    .select({ id: businesses.id, formation_jurisdiction, legal_name, registration_number })
    .from(businesses)
    .where(
      mine(
        ctx,
        businesses,
        and(
          isNull(businesses.formation_business_id),
          ne(businesses.registration_state, 'canceled'),
          or(
            and(
              inArray(
                businesses.registration_jurisdiction,
                records.map((record) => record.formation_jurisdiction),
              ),
              inArray(
                businesses.name_key,
                records.map((record) => nameKey(record.legal_name)),
              ),
            ),
            numbers.length > 0 ? inArray(registration_number, numbers) : undefined,
          ),
        ),
      ),
    )
    .orderBy(businesses.id);
  for (const row of rows) known.add(row, row.id);
  return known;
}

function place(
  ctx: Context,
  checked: Checked,
  known: KnownBusinesses<string>,
  rows: BusinessRow[],
): ImportResult {
  if ('errors' in checked) return { outcome: 'refused', business_id: null, errors: checked.errors };
  const { record } = checked;
  const earlier = known.find(record);
  if (earlier !== undefined) return { outcome: 'on_record', business_id: earlier, errors: [] };
  const row = newBusinessRow(ctx, {
    ...record,
    registration_jurisdiction: record.formation_jurisdiction,
    registration_state: 'registered',
  });
  rows.push(row);
  known.add(record, row.id);
  return { outcome: 'added', business_id: row.id, errors: [] };
}

async function add(ctx: Context, tx: Tx, rows: BusinessRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(businesses).values(rows);
  await recordEvents(
    ctx,
    tx,
    rows.map((row) => ({ type: 'business.created', object: toBusiness(row) })),
  );
}
