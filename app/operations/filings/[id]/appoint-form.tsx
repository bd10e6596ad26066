'use client';

import { useState } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { longestTexts } from '#lib/contract/longest-texts';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { DeskForm } from '../../desk-form.tsx';
import { useDeskForm } from '../../use-desk-form.ts';
import { changeAgent } from './actions.ts';
import { agentWords } from './words.ts';

const fields = [
  ['street_line_1', agentWords.street, false],
  ['street_line_2', agentWords.unit, true],
  ['city', agentWords.city, false],
  ['postal_code', agentWords.zip, false],
  ['county', agentWords.county, true],
] as const;

/** The agent's name and registered office in the state of the filing. */
export function AppointForm({ agent }: { agent: RegisteredAgent }) {
  const [name, setName] = useState(agent.name);
  const [address, setAddress] = useState<Partial<Record<(typeof fields)[number][0], string>>>(
    agent.address ?? {},
  );
  const form = useDeskForm(
    changeAgent,
    () => {
      const { street_line_1 = '', city = '', postal_code = '' } = address;
      return {
        id: agent.business_id,
        change: {
          action: 'appoint' as const,
          name,
          address: {
            street_line_1,
            city,
            postal_code,
            region: agent.jurisdiction.slice(3),
            country: 'US',
            ...(address.street_line_2 && { street_line_2: address.street_line_2 }),
            ...(address.county && { county: address.county }),
          },
        },
      };
    },
    () => showToast(agentWords.appointed),
  );
  const errorOf = (member: string) => form.errorOf(`change/${member}`) ?? form.errorOf(member);
  return (
    <DeskForm form={form} submit={agentWords.appoint} variant="secondary">
      <TextInput
        name="change/name"
        label={agentWords.name}
        autoComplete="off"
        width="full"
        maxLength={longestTexts.nameOfAgent}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorOf('name')}
      />
      {fields.map(([member, label, optional]) => (
        <TextInput
          key={member}
          name={`change/address/${member}`}
          label={label}
          optional={optional}
          autoComplete="off"
          width={member === 'postal_code' ? 'short' : 'full'}
          value={address[member] ?? ''}
          onChange={(event) => setAddress({ ...address, [member]: event.target.value })}
          error={errorOf(`address/${member}`)}
        />
      ))}
    </DeskForm>
  );
}
