import type { KnownContact } from '#components/forms/form-setting.ts';
import { FilingContact } from '#lib/contract/party';
import type { Plan } from '#lib/contract/plan';
import type { Session } from '#lib/session/session';
import { planFormWords } from '../words.ts';

const LOOKED_AT = 20;

/** Whom a filing may name as its contact without typing: the person who is signed in, and the last one who was used. */
export async function contactsAtHand({ person, consoleClient }: Session): Promise<KnownContact[]> {
  const { data } = await consoleClient.plans.list({ status: 'submitted', limit: LOOKED_AT });
  const self = { name: person.name, email: person.email };
  const last = data.flatMap(contactOf).find(({ email }) => email !== self.email);
  return [
    { what: 'you', contact: self },
    ...(last ? [{ what: planFormWords.lastContact, contact: last }] : []),
  ];
}

function contactOf({ answers }: Plan): FilingContact[] {
  const contact = FilingContact.safeParse(answers.contact);
  return contact.success ? [contact.data] : [];
}
