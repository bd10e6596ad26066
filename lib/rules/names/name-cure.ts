import type { OperationType } from '#lib/contract/operation-type';
import type { NameConflict } from '#lib/contract/problem';

/**
 * The question whose answer lets a company register although its name is not available in the state: another name or,
 * where the state takes no other and a company has the name, the holder's letter of consent. Null if there is none.
 */
export function nameCure(
  type: OperationType,
  fields: readonly { name: string }[],
  conflicts: readonly Pick<NameConflict, 'kind'>[],
) {
  if (type === 'formation') return 'entity_name';
  const asks = (cure: string) => fields.some(({ name }) => name === cure);
  if (asks('alternate_name')) return 'alternate_name';
  const isHeld = conflicts.every(({ kind }) => kind === 'record');
  return isHeld && asks('name_consent_letter') ? 'name_consent_letter' : null;
}
