'use client';

import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { AnswerSelect } from '#components/forms/answer-select';
import { AnswerText } from '#components/forms/answer-text';
import { COUNTRY_OPTIONS } from '#components/forms/countries.ts';
import { joinLines } from '#components/forms/join-lines.ts';
import { useCountyOfCity } from '#components/forms/use-county-of-city.ts';
import { formWords } from '#components/forms/words.ts';
import { onDemand } from '#components/ui/on-demand';
import { regionCodes, regionName } from '#lib/rules/us-regions';

const SplitOffer = onDemand(async () => (await import('#components/forms/split-offer')).SplitOffer);

type AddressInputsProps = {
  path: string;
  /** Asked only if the rule requires it, or if it is known already. */
  county?: boolean;
  /** No P.O. box, which is said before anything is typed. */
  streetOnly?: boolean | undefined;
  /** The browser may autofill the company's own address, but not that of another party. */
  autofill?: boolean;
};

export function AddressInputs({
  path,
  county = false,
  streetOnly = false,
  autofill = false,
}: AddressInputsProps) {
  const country = useWatch({ name: `${path}.country` }) || 'US';
  const { hadCounty, onChange } = useCountyOfCity(path);
  const token = (name: string) => (autofill ? name : 'off');
  const isUs = country === 'US';
  return (
    <div className="@container max-w-(--container-list) pt-2" onChange={onChange}>
      {/* The ZIP code keeps the width of its fault, and the other columns share the rest. */}
      <div className="grid gap-4 @min-[17rem]:grid-cols-[minmax(0,1fr)_9rem] @min-[30rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(9rem,0.6fr)] @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(9rem,0.6fr)_minmax(0,1fr)]">
        <div className="col-span-full @min-[30rem]:col-span-2">
          <AnswerText
            path={`${path}.street_line_1`}
            label={formWords.address.street}
            hint={streetOnly ? formWords.address.pasteStreetOnly : formWords.address.paste}
            autoComplete={token('address-line1')}
            onPaste={pasteAsOneLine}
          />
          <WholeAddress path={path} />
        </div>
        <div className="col-span-full self-end @min-[30rem]:col-span-1 @min-[56rem]:col-span-2">
          <AnswerText
            path={`${path}.street_line_2`}
            label={formWords.address.unit}
            optional
            width="medium"
            autoComplete={token('address-line2')}
          />
        </div>
        <div className="col-span-full @min-[30rem]:col-span-1">
          <AnswerText
            path={`${path}.city`}
            label={formWords.address.city}
            autoComplete={token('address-level2')}
          />
        </div>
        {isUs ? (
          <AnswerSelect
            path={`${path}.region`}
            label={formWords.address.state}
            emptyLabel={formWords.address.chooseState}
            options={REGION_OPTIONS}
            autoComplete={token('address-level1')}
          />
        ) : (
          <AnswerText
            path={`${path}.region`}
            label={formWords.address.region}
            autoComplete={token('address-level1')}
          />
        )}
        <AnswerText
          path={`${path}.postal_code`}
          label={isUs ? formWords.address.zip : formWords.address.postalCode}
          {...(isUs && { inputMode: 'numeric' as const })}
          autoComplete={token('postal-code')}
        />
        {county || hadCounty ? (
          <div className="col-span-full @min-[30rem]:col-span-1">
            <AnswerText
              path={`${path}.county`}
              label={formWords.address.county}
              optional={!county}
              autoComplete="off"
            />
          </div>
        ) : null}
        <div className="col-span-full @min-[30rem]:col-span-1">
          <AnswerSelect
            path={`${path}.country`}
            label={formWords.address.country}
            preset="US"
            options={COUNTRY_OPTIONS}
            autoComplete={token('country')}
          />
        </div>
      </div>
    </div>
  );
}

// The command keeps what was typed before for Undo, which setting the value would not.
function pasteAsOneLine(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  document.execCommand('insertText', false, joinLines(text));
}

const states = STATE_OPTIONS.map(({ value, label }) => ({ value: value.slice(3), label }));

/** The choices for the state of a US address: the states by name, then the territories and military regions. */
const REGION_OPTIONS = [
  ...states,
  ...regionCodes
    .filter((code) => !states.some(({ value }) => value === code))
    .map((value) => ({ value, label: regionName(value) })),
];

/** Offers to split a complete address in the first line. Its script loads when a ZIP code is there. */
function WholeAddress({ path }: { path: string }) {
  const typed: unknown = useWatch({ name: `${path}.street_line_1` });
  return (
    <div role="status">
      {typeof typed === 'string' && /[, ]\d{5}/.test(typed) ? <SplitOffer path={path} typed={typed} /> : null}
    </div>
  );
}
