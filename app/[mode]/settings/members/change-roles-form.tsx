'use client';

import { useState } from 'react';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { updateMember } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { missingRole, RolesField } from './roles-field.tsx';

const words = settingsWords.members;

type ChangeRolesFormProps = { mode: Mode; member: Member; onDone: () => void };

export function ChangeRolesForm({ mode, member, onDone }: ChangeRolesFormProps) {
  const [roles, setRoles] = useState<Role[]>(member.roles);
  const form = useShortForm(
    () =>
      missingRole(roles) ??
      retryAction(updateMember)(mode, { id: member.id, roles, instead_of: member.roles }),
    onDone,
  );
  return (
    <>
      <p className="mb-4 text-ink-2">{words.changeDetail}</p>
      <ShortForm form={form} submit={words.save}>
        <RolesField chosen={roles} onChange={setRoles} error={form.errorOf('roles')} />
      </ShortForm>
    </>
  );
}
