'use client';

import { useWatch } from 'react-hook-form';
import { AnswerSelect } from '#components/forms/answer-select';
import { AnswerText } from '#components/forms/answer-text';
import { COUNTRY_OPTIONS } from '#components/forms/countries';
import { SplitOffer } from '#components/forms/split-offer';
import { REGION_OPTIONS } from '#components/forms/us-regions';

type AddressInputsProps = {
  path: string;
  /** Asked for only where the rule wants it, or where it is known already. */
  county?: boolean;
  /** Papers are served there: told before anything is typed. */
  streetOnly?: boolean;
  /** The company's own address may be filled in by the browser; that of another party may not. */
  autofill?: boolean;
};

export function AddressInputs({
  path,
  county = false,
  streetOnly = false,
  autofill = false,
}: AddressInputsProps) {
  const country = useWatch({ name: `${path}.country` }) || 'US';
  const countyValue: unknown = useWatch({ name: `${path}.county` });
  const token = (name: string) => (autofill ? name : 'off');
  const isUs = country === 'US';
  return (
    <div className="max-w-field space-y-4">
      <div>
        <AnswerText
          path={`${path}.street_line_1`}
          label="Street address"
          hint={
            streetOnly
              ? 'A street address; a P.O. box is refused. A whole address can be pasted here.'
              : 'A whole address can be pasted here.'
          }
          autoComplete={token('address-line1')}
        />
        <SplitOffer path={path} />
      </div>
      <AnswerText
        path={`${path}.street_line_2`}
        label="Suite, floor or unit"
        optional
        autoComplete={token('address-line2')}
      />
      <AnswerText path={`${path}.city`} label="City" autoComplete={token('address-level2')} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        {isUs ? (
          <AnswerSelect
            path={`${path}.region`}
            label="State"
            emptyLabel="Choose a state"
            options={REGION_OPTIONS}
            autoComplete={token('address-level1')}
          />
        ) : (
          <AnswerText
            path={`${path}.region`}
            label="State, province or region"
            autoComplete={token('address-level1')}
          />
        )}
        <AnswerText
          path={`${path}.postal_code`}
          label={isUs ? 'ZIP code' : 'Postal code'}
          {...(isUs && { inputMode: 'numeric' as const })}
          autoComplete={token('postal-code')}
        />
      </div>
      {county || (typeof countyValue === 'string' && countyValue !== '') ? (
        <AnswerText path={`${path}.county`} label="County" optional={!county} autoComplete="off" />
      ) : null}
      <AnswerSelect
        path={`${path}.country`}
        label="Country"
        preset="US"
        options={COUNTRY_OPTIONS}
        autoComplete={token('country')}
      />
    </div>
  );
}
