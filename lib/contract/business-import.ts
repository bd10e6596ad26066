import { z } from 'zod';
import { CreateBusinessRequest } from '#lib/contract/business';
import { mostImported } from '#lib/contract/most-imported';
import { FieldError } from '#lib/contract/problem';
import { Id } from '#lib/contract/scalars';

/** A home record: records of other states come from their filings. */
export const ImportedBusiness = CreateBusinessRequest.omit({
  registration_jurisdiction: true,
  registration_date: true,
  formation_business_id: true,
});
export type ImportedBusiness = z.infer<typeof ImportedBusiness>;

/** Each record is checked separately, so that an invalid one does not block the others. */
export const ImportBusinessesRequest = z.object({
  records: z.array(z.record(z.string(), z.unknown())).min(1).max(mostImported),
  dry_run: z.boolean().optional().meta({ description: 'Checks and adds nothing' }),
});
export type ImportBusinessesRequest = z.infer<typeof ImportBusinessesRequest>;

export const ImportResult = z.object({
  outcome: z.enum(['added', 'on_record', 'refused']).meta({ description: 'In a dry run, what it would be' }),
  business_id: Id.nullable(),
  errors: z.array(FieldError),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const UndoBusinessImportRequest = z.object({ business_ids: z.array(Id).min(1).max(mostImported) });
export type UndoBusinessImportRequest = z.infer<typeof UndoBusinessImportRequest>;

export const BusinessImportUndo = z
  .object({
    object: z.literal('business_import_undo'),
    removed: z.array(Id),
    kept: z.array(Id).meta({ description: 'In use by now: in a registration or a plan' }),
  })
  .meta({ id: 'BusinessImportUndo' });
export type BusinessImportUndo = z.infer<typeof BusinessImportUndo>;

/** One result for each record, in order. */
export const BusinessImport = z
  .object({ object: z.literal('business_import'), results: z.array(ImportResult) })
  .meta({ id: 'BusinessImport' });
export type BusinessImport = z.infer<typeof BusinessImport>;
