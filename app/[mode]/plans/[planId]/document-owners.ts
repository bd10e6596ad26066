import { stateName } from '#components/filings/state-name.ts';
import type { DocumentOwner } from '#components/forms/form-setting.ts';
import type { Session } from '#lib/session/session';

const MOST_OWNERS = 500;

/** The companies on record, by name: a document of one that is being formed is kept with another until it has a record. */
export async function documentOwnersOf({ client }: Session): Promise<DocumentOwner[]> {
  const documentOwners: DocumentOwner[] = [];
  for await (const business of client.businesses.all({ registration: 'formation' })) {
    const { id, legal_name, formation_jurisdiction, registration_number } = business;
    const number = registration_number ? `, no. ${registration_number}` : '';
    documentOwners.push({ id, name: `${legal_name} (${stateName(formation_jurisdiction)}${number})` });
    if (documentOwners.length === MOST_OWNERS) break;
  }
  return documentOwners.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
