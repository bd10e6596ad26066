'use client';

import { useRef, useState } from 'react';
import { isMeant } from '#components/desk/guess-from-name.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { DeskBusiness } from '#lib/contract/desk-business';
import { findBusinesses } from './actions.ts';

/**
 * Searches businesses by a name, a number or the name of a file. A single result that it names in full is selected; what
 * is chosen stays chosen when a search finds it again, since its answer may come after the choice. What the name of a
 * file selected is dropped with that file.
 */
export function useBusinessSearch() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly DeskBusiness[] | null>(null);
  const [chosen, choose] = useState('');
  const [guessed, setGuessed] = useState('');
  const [problem, setProblem] = useState<string>();
  const searches = useRef(0);

  async function search(q: string): Promise<string> {
    if (q.trim() === '') return '';
    searches.current += 1;
    const own = searches.current;
    const outcome = await retryAction(findBusinesses)('live', { q: q.slice(0, 200) });
    // The answer to an earlier search may come after that to a later one.
    if (own !== searches.current) return '';
    setProblem(outcome.ok ? undefined : outcome.problem.detail);
    if (!outcome.ok) return '';
    const { data } = outcome.data;
    setFound(data);
    const [only, ...others] = data;
    const single = only && others.length === 0 && isMeant(q, only) ? only.id : '';
    choose((before) => (data.some(({ id }) => id === before) ? before : single));
    return single;
  }
  async function guess(filename: string): Promise<void> {
    if (chosen !== guessed) return;
    setFound(null);
    choose('');
    setGuessed(await search(filename));
  }
  function clear() {
    setQuery('');
    setFound(null);
    choose('');
    setGuessed('');
  }
  return { query, setQuery, found, chosen, choose, problem, search, guess, clear };
}
