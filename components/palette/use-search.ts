'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paletteWords } from '#components/palette/words.ts';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import { longestSearch } from '#lib/contract/longest-search';
import type { Mode } from '#lib/contract/scalars';
import type { SearchResults } from '#lib/contract/search';

const PAUSE = 60;

/** The service's results for the typed text; the last results stay until the next ones are loaded. */
export function useSearch(mode: Mode, typed: string): { found: SearchResults | null; isLost: boolean } {
  const [q, setQ] = useState('');
  const text = typed.trim().slice(0, longestSearch);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isError } = useQuery({
    queryKey: [mode, 'search', q],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      const answer = await fetch(`${paths.data(mode)}/console/search?${new URLSearchParams({ q })}`, {
        signal,
        headers: ofShown(),
      });
      if (!answer.ok) throw Object.assign(new Error(paletteWords.lost), { status: answer.status });
      return (await answer.json()) as SearchResults;
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return { found: q === '' ? null : (data ?? null), isLost: isError };
}
