import type { businessCalls } from '#lib/client/businesses';
import type { RegistryRecord } from '#lib/contract/registry';

/** The ids of the home records of companies of a register, in their order; undefined for one that is not on record. */
export function onRecord(
  { list }: Pick<ReturnType<typeof businessCalls>, 'list'>,
  companies: readonly RegistryRecord[],
): Promise<(string | undefined)[]> {
  return Promise.all(
    companies.map(async ({ jurisdiction, registration_number: number }) => {
      const { data } = await list({
        ...{ q: number, formation_jurisdiction: jurisdiction, registration: 'formation', limit: 100 },
      });
      return data.find(({ registration_number }) => registration_number === number)?.id;
    }),
  );
}
