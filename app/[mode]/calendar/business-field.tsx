'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { Button } from '#components/ui/button';
import { fieldId } from '#components/ui/field-id.ts';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Mode } from '#lib/contract/scalars';
import { addWords as words } from './words.ts';

const SHOWN = 6;

export type ChosenBusiness = { id: string; name: string; state: string };

type BusinessFieldProps = {
  mode: Mode;
  chosen: ChosenBusiness | null;
  error: string | undefined;
  onChoose: (chosen: ChosenBusiness | null) => void;
};

/** One of the companies on record, found by its name or number. */
export function BusinessField({ mode, chosen, error, onChoose }: BusinessFieldProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const {
    data,
    error: failure,
    isPlaceholderData,
  } = useQuery({
    queryKey: [mode, 'businesses', 'calendar', q],
    queryFn: ({ signal }) =>
      browserClient(paths.data(mode), ofShown()).businesses.list(
        { registration: 'formation', limit: SHOWN, ...(q && { q }) },
        signal,
      ),
    enabled: chosen === null,
    placeholderData: keepPreviousData,
  });
  if (chosen) {
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-semibold">{words.business}:</span>{' '}
          <span className="record">{chosen.name}</span>
        </p>
        <Button
          size="small"
          onClick={() => {
            onChoose(null);
            focusWhenDrawn(fieldId('business_id'));
          }}
        >
          {words.anotherBusiness}
        </Button>
      </div>
    );
  }
  const found = data?.data ?? [];
  const isNoneYet = q === '' && data !== undefined && !isPlaceholderData && found.length === 0;
  const choose = (business: ChosenBusiness) => {
    onChoose(business);
    focusWhenDrawn(fieldId('entry_state'));
  };
  return (
    <div className="space-y-2">
      <TextInput
        name="business_id"
        type="search"
        label={words.business}
        hint={words.businessHint}
        width="full"
        autoComplete="off"
        value={typed}
        error={error ?? (failure ? words.searchFailed : undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-ink-2 text-small">
        {isNoneYet ? (
          <>
            {words.noneYet} <TextLink href={paths.newBusiness(mode)}>{words.addBusiness}</TextLink>
          </>
        ) : data ? (
          words.found(found.length, data.has_more)
        ) : null}
      </p>
      {found.length > 0 ? (
        <ul className="border-rule border-t">
          {found.map(({ id, legal_name, registration_jurisdiction: state, registration_number: number }) => (
            <li key={id} className="border-rule border-b py-1.5">
              <button
                type="button"
                onClick={() => choose({ id, name: legal_name, state })}
                className="target record text-left text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
              >
                {legal_name}
              </button>
              <span className="block text-ink-2 text-small">
                {stateName(state)}
                {number ? words.number(number) : ''}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
