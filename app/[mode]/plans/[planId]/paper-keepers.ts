import { stateName } from '#components/filings/state-name';
import type { PaperKeeper } from '#components/forms/form-setting';
import type { Session } from '#lib/session/session';

const MOST_KEEPERS = 500;

/** The companies on record, by name: a paper of one that is being formed is kept with another until it has a record. */
export async function keepersOf({ client }: Session): Promise<PaperKeeper[]> {
  const keepers: PaperKeeper[] = [];
  for await (const business of client.businesses.all({ registration: 'formation' })) {
    const { id, legal_name, formation_jurisdiction, registration_number } = business;
    const number = registration_number ? `, no. ${registration_number}` : '';
    keepers.push({ id, name: `${legal_name} (${stateName(formation_jurisdiction)}${number})` });
    if (keepers.length === MOST_KEEPERS) break;
  }
  return keepers.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
