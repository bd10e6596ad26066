import { roleWords } from '#components/people/words.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { type Role, roles } from '#lib/contract/roles';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;
const options = roles.map((role) => ({
  value: role,
  label: roleWords[role].name,
  hint: roleWords[role].does,
}));

type RolesFieldProps = { chosen: readonly Role[]; onChange: (chosen: Role[]) => void; error?: string };

export function RolesField({ chosen, onChange, error }: RolesFieldProps) {
  return (
    <CheckboxGroup
      name="roles"
      label={words.roles}
      hint={words.rolesHint}
      options={options}
      chosen={chosen}
      onChange={onChange}
      error={error}
    />
  );
}

/** Checked in the form before anything is sent. */
export function missingRole(chosen: readonly Role[]) {
  return chosen.length === 0 ? [{ name: 'roles', message: words.noRole }] : null;
}
