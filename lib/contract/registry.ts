import { z } from 'zod';
import { EntityType } from '#lib/contract/filing';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import { CivilDate, JurisdictionCode, text } from '#lib/contract/scalars';

export const SearchRegistryRequest = z
  .object({
    query: text(longestTexts.registrySearch).meta({
      description: 'A registration number, or words of the legal name',
      example: 'northwind freight',
    }),
    jurisdiction: JurisdictionCode.optional().meta({ description: 'One register; every one where left out' }),
    limit: z.int().min(1).max(100).default(25).meta({ description: 'How many companies, 1 to 100' }),
    cursor: PageQuery.shape.cursor,
  })
  .meta({ id: 'SearchRegistryRequest' });
export type SearchRegistryRequest = z.infer<typeof SearchRegistryRequest>;

export const RegistryRecord = z
  .object({
    legal_name: z.string(),
    registration_number: z.string(),
    jurisdiction: JurisdictionCode,
    entity_type: EntityType.nullable().meta({ description: 'Null where the register names another kind' }),
    status: z
      .string()
      .meta({ description: "In the register's own words, in small letters", example: 'active' }),
    formation_date: CivilDate.nullable(),
    source: z.string().meta({
      description: 'Which register answered: `sandbox`, or the address of the portal of the state',
      example: 'data.colorado.gov',
    }),
  })
  .meta({ id: 'RegistryRecord' });
export type RegistryRecord = z.infer<typeof RegistryRecord>;

export const RegistryRecordList = listOf(RegistryRecord, 'RegistryRecordList');
