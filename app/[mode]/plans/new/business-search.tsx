'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { whyNotQualified } from '#components/businesses/business-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/empty-state';
import { ErrorState } from '#components/ui/error-state';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Business } from '#lib/contract/business';
import type { List } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import type { Mode } from '#lib/contract/scalars';
import { planStartWords } from './words.ts';

type BusinessSearchProps = { mode: Mode; first: List<Business> };

export function BusinessSearch({ mode, first }: BusinessSearchProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, longestSearch));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [mode, 'businesses', 'formation', q],
    queryFn: ({ signal }) =>
      browserClient(paths.data(mode), ofShown()).businesses.list(
        { registration: 'formation', limit: 10, ...(q && { q }) },
        signal,
      ),
    ...(q === '' && { initialData: first }),
    placeholderData: keepPreviousData,
  });
  const found = data?.data ?? [];

  return (
    <search>
      <TextInput
        name="q"
        type="search"
        label={planStartWords.search}
        hint={planStartWords.searchHint}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="mt-3 mb-1 text-ink-2 text-small">
        {found.length === 0 ? '' : countWords(found.length, data?.has_more ?? false, q)}
      </p>
      {error ? (
        <ErrorState title={planStartWords.searchFailed} detail={error.message} onRetry={() => refetch()} />
      ) : null}
      {!error && found.length === 0 ? (
        <EmptyState
          kind="no-match"
          title={planStartWords.noMatch(q)}
          action={<Button onClick={() => setTyped('')}>{planStartWords.clearSearch}</Button>}
        />
      ) : (
        <ul className={`border-rule border-t ${isPlaceholderData ? 'opacity-60' : ''}`}>
          {found.map((business) => (
            <li key={business.id} className="border-rule border-b py-2.5">
              <BusinessChoice business={business} mode={mode} />
              <span className="block text-ink-2 text-small">
                {stateName(business.formation_jurisdiction)}
                {business.registration_number ? planStartWords.number(business.registration_number) : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** One that cannot be qualified is shown, and says why. */
function BusinessChoice({ business, mode }: { business: Business; mode: Mode }) {
  const refusal = whyNotQualified(business);
  if (refusal === undefined) {
    return (
      <TextLink href={paths.newPlan(mode, { business: business.id })} tone="record">
        {business.legal_name}
      </TextLink>
    );
  }
  return (
    <>
      <span className="record text-ink-2">{business.legal_name}</span>
      <span className="block text-small">{refusal}</span>
    </>
  );
}

function countWords(count: number, more: boolean, q: string): string {
  if (more) return planStartWords.firstOf(count, q !== '');
  return planStartWords.businesses(count);
}
