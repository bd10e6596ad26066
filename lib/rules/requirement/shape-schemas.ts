import type { z } from 'zod';
import { Address } from '#lib/contract/address';
import { FilingContact, GoverningPerson, Party, RegisteredAgentRequest } from '#lib/contract/party';
import type { FieldShape } from '#lib/contract/requirement';
import { text } from '#lib/contract/scalars';

/** The schema of each shape that a field may have inside. */
export const shapeSchemas: Record<FieldShape, z.ZodType> = {
  address: Address,
  filing_contact: FilingContact,
  governing_person: GoverningPerson,
  registered_agent: RegisteredAgentRequest,
  party: Party,
  text: text(300),
};
