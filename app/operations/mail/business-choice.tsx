'use client';

import { stateName } from '#components/filings/state-name.ts';
import { RadioGroup } from '#components/ui/radio-group';
import type { DeskBusiness } from '#lib/contract/desk-business';
import { deskMailWords as words } from './words.ts';

type BusinessChoiceProps = {
  found: readonly DeskBusiness[];
  chosen: string;
  onChoose: (id: string) => void;
  error: string | undefined;
};

/** The search results, each with what distinguishes it from others with the same name. */
export function BusinessChoice({ found, chosen, onChoose, error }: BusinessChoiceProps) {
  return (
    <RadioGroup
      name="business"
      label={words.found}
      error={error}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={found.map(({ id, legal_name, jurisdiction, registration_number, organization, served }) => ({
        value: id,
        label: <span className="record">{legal_name}</span>,
        hint: [
          `${stateName(jurisdiction)}, ${registration_number ?? words.noNumber}, ${words.of(organization.name)}.`,
          `${served ? words.served : words.notServed}.`,
        ].join(' '),
      }))}
    />
  );
}
