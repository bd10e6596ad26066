import { z } from 'zod';
import { Address } from '#lib/contract/address';
import { FilingContact, GoverningPerson, PartyName, RegisteredAgentRequest } from '#lib/contract/party';
import type { FieldShape } from '#lib/contract/requirement';
import { text } from '#lib/contract/scalars';

/** A person or company with an address where it is known: organizers, signatories, contacts of a state. */
export const Party = z.object({ name: PartyName, address: Address.optional() });

export const shapeSchemas: Record<FieldShape, z.ZodType> = {
  address: Address,
  filing_contact: FilingContact,
  governing_person: GoverningPerson,
  registered_agent: RegisteredAgentRequest,
  party: Party,
  text: text(300),
};
