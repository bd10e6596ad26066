import { cache } from 'react';
import { z } from 'zod';
import { addressLines } from '#components/forms/answer-words.ts';
import type { KnownContact, KnownOffice } from '#components/forms/form-setting.ts';
import { partyName } from '#components/forms/part-words.ts';
import { onceByName, type TypedParty } from '#components/forms/typed-parties.ts';
import { Address } from '#lib/contract/address';
import { FilingContact, Party } from '#lib/contract/party';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { tidyAnswer } from '#lib/rules/plan/tidy-answer';
import type { Session } from '#lib/session/session';
import { planFormWords } from './words.ts';

const LOOKED_AT = 20;
const MOST_OFFERED = 3;

/** The last plans that were submitted, the newest first. */
const lastPlans = cache(
  async ({ consoleClient }: Session) =>
    (await consoleClient.planDrafts.list({ status: 'submitted', limit: LOOKED_AT })).data,
);

/** Whom a filing may name as its contact without typing: the person who is signed in, and the last one who was used. */
export async function contactsAtHand(session: Session): Promise<KnownContact[]> {
  const { name, email } = session.person;
  const plans = await lastPlans(session);
  const last = plans.flatMap(contactOf).find((contact) => contact.email !== email);
  return [
    { what: 'you', contact: { name, email } },
    ...(last ? [{ what: planFormWords.lastContact, contact: last }] : []),
  ];
}

function contactOf({ answers }: PlanDraft): FilingContact[] {
  const contact = FilingContact.safeParse(answers.contact);
  return contact.success ? [contact.data] : [];
}

type LastFormed = { organizers: TypedParty[]; offices: KnownOffice[] };

/** Who organized the last companies that were formed, and their offices, to be used again with one press. */
export async function lastFormed(session: Session): Promise<LastFormed> {
  const formations = (await lastPlans(session)).filter(({ type }) => type === 'formation');
  return {
    organizers: onceByName(formations.flatMap(organizersOf)).slice(0, MOST_OFFERED),
    offices: onceByName(formations.flatMap(officeOf)).slice(0, MOST_OFFERED),
  };
}

function officeOf({ answers, business_name }: PlanDraft): KnownOffice[] {
  const { data: address } = Address.safeParse(tidyAnswer(answers.principal_address));
  if (!address) return [];
  return [{ name: addressLines(address).join(', '), address, where: planFormWords.officeOf(business_name) }];
}

// An address that refers to another would be that of the other company.
const Organizers = z.array(
  Party.pick({ name: true }).extend({ address: Address.optional().catch(undefined) }),
);

function organizersOf({ answers, business_name }: PlanDraft): TypedParty[] {
  const { data = [] } = Organizers.safeParse(tidyAnswer(answers.organizers));
  const where = planFormWords.organizerOf(business_name);
  return data.map((party) => ({ name: partyName(party.name), party, where }));
}
