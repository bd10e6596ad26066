import { stateName } from '#components/filings/state-name';
import type { PaperKeeper } from '#components/forms/form-setting';
import type { Plan } from '#lib/contract/console/plan';
import type { PlanRequirement } from '#lib/contract/console/plan-requirement';
import type { Document } from '#lib/contract/document';
import type { Session } from '#lib/session/session';

const MOST_KEEPERS = 500;

/** The papers that the draft of a formation names already; none of another company is offered for it. */
export async function papersNamed(
  { client }: Session,
  plan: Plan,
  { fields }: PlanRequirement,
): Promise<Document[]> {
  const asked = fields.filter(({ type }) => type === 'document').map(({ name }) => name);
  const given = [plan.answers, ...plan.states.map(({ answers }) => answers)];
  const ids = asked.flatMap((name) => given.map((answers) => answers[name]));
  const named = ids.filter((id) => typeof id === 'string' && id !== '') as string[];
  const found = await Promise.all(
    [...new Set(named)].map((id) => client.documents.get(id).catch(() => null)),
  );
  return found.filter((paper) => paper !== null);
}

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
