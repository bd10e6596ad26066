import { nameKey } from '#lib/rules/names/name-key';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { newId } from '#lib/service/ids';

type Needed =
  | 'legal_name'
  | 'entity_type'
  | 'formation_jurisdiction'
  | 'registration_jurisdiction'
  | 'registration_state';

type Given = Pick<BusinessRow, Needed> & { [Column in keyof BusinessRow]?: BusinessRow[Column] | undefined };

type Empty = { [Column in keyof BusinessRow as null extends BusinessRow[Column] ? Column : never]: null };

const empty = Object.fromEntries(
  writtenColumns(businesses).map((column) => [column, null]),
) as unknown as Empty;

/** A business record with every column, null if nothing is given. */
export function newBusinessRow(ctx: Context, given: Given): BusinessRow {
  const values = Object.entries(given).filter(([, value]) => value !== undefined);
  const lost = values.find(([column]) => !Object.hasOwn(empty, column));
  if (lost) throw new Error(`The record of a business has no column for ${lost[0]}.`);
  return {
    ...empty,
    ...ofTenant(ctx),
    id: newId(ctx.now),
    name_key: nameKey(given.legal_name),
    owners: [],
    metadata: {},
    created_at: ctx.now,
    updated_at: ctx.now,
    ...(Object.fromEntries(values) as Pick<BusinessRow, Needed>),
  };
}
