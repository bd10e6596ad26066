import { z } from 'zod';
import { listOf } from '#lib/contract/list';
import { JurisdictionCode, text } from '#lib/contract/scalars';

export const RegistrySearchRequest = z
  .object({
    query: text(200),
    jurisdiction: JurisdictionCode.optional(),
    limit: z.int().min(1).max(100).default(25),
  })
  .meta({ id: 'RegistrySearchRequest' });
export type RegistrySearchRequest = z.infer<typeof RegistrySearchRequest>;

export const RegistryRecord = z
  .object({
    legal_name: z.string(),
    registration_number: z.string(),
    jurisdiction: JurisdictionCode,
    entity_type: z.string(),
    status: z.string(),
    formation_date: z.string().nullable(),
    source: z.string(),
  })
  .meta({ id: 'RegistryRecord' });
export type RegistryRecord = z.infer<typeof RegistryRecord>;

export const RegistryRecordList = listOf(RegistryRecord, 'RegistryRecordList');
