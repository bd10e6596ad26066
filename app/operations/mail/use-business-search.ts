'use client';

import { useState } from 'react';
import { retryAction } from '#lib/actions/retry-action';
import type { DeskBusiness } from '#lib/contract/desk-business';
import { findBusinesses } from './actions.ts';

/** Searches businesses by a name, a number or the name of a file; a single result is selected. */
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
    choose(only && others.length === 0 ? only.id : '');
  }
  function clear() {
    setQuery('');
    setFound(null);
    choose('');
  }
  return { query, setQuery, found, chosen, choose, problem, search, clear };
}
