import { PartyName } from '#lib/contract/party';

/** "Maria Okafor", "Okafor Holdings, LLC"; "this entry" if the value has no name. */
export function partyLabel(name: unknown): string {
  const parsed = PartyName.safeParse(name);
  if (!parsed.success) return 'this entry';
  const party = parsed.data;
  if (party.type === 'entity') return party.entity_name;
  return [party.first, party.middle, party.last, party.suffix].filter(Boolean).join(' ');
}
