'use client';

import { useState } from 'react';
import { retryAction } from '#lib/actions/retry-action';
import type { DeskBusiness } from '#lib/contract/desk-business';
import { findBusinesses } from './actions.ts';

/**
 * Searches businesses by a name, a number or the name of a file. A single result is selected; what is chosen stays chosen
 * when a search finds it again, since its answer may come after the choice.
 */
export function useBusinessSearch() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly DeskBusiness[] | null>(null);
  const [chosen, choose] = useState('');
  const [problem, setProblem] = useState<string>();

  async function search(q: string): Promise<void> {
    if (q.trim() === '') return;
    const outcome = await retryAction(findBusinesses)('live', { q: q.slice(0, 200) });
    setProblem(outcome.ok ? undefined : outcome.problem.detail);
    if (!outcome.ok) return;
    const { data } = outcome.data;
    setFound(data);
    const [only, ...others] = data;
    const single = only && others.length === 0 ? only.id : '';
    choose((before) => (data.some(({ id }) => id === before) ? before : single));
  }
  function clear() {
    setQuery('');
    setFound(null);
    choose('');
  }
  return { query, setQuery, found, chosen, choose, problem, search, clear };
}
