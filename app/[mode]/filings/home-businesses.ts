import type { Session } from '#lib/session/session';

export type BusinessChoice = { id: string; name: string };

/** The businesses that a list can be narrowed to: the companies themselves, not their registrations elsewhere. */
export async function homeBusinesses({ client }: Session): Promise<BusinessChoice[]> {
  const businesses = await Array.fromAsync(client.businesses.all({ registration: 'formation' })).catch(
    () => [],
  );
  return businesses
    .map(({ id, legal_name }) => ({ id, name: legal_name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
}
