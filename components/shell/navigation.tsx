'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { fetchCounts } from '#components/shell/fetch-counts.ts';
import { type PlaceName, places } from '#components/shell/places.ts';
import { navigationCounts } from '#components/shell/use-count-again.ts';
import { placeWords } from '#components/shell/words.ts';
import { Link } from '#components/ui/link';
import type { NavigationCounts } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { shownCount } from '#lib/rules/list/shown-count';

const counted: { [Name in keyof typeof placeWords.counted]: Exclude<keyof NavigationCounts, 'object'> } = {
  needs: 'needs_you',
  filings: 'open_filings',
  plans: 'drafts',
  cases: 'open_cases',
  calendar: 'obligations_due',
  agentMail: 'agent_mail',
};

const isCounted = (name: PlaceName): name is keyof typeof counted => name in counted;

export type NavigationProps = {
  mode: Mode;
  counts: NavigationCounts | null;
  label: string;
  /** Rendered by the server, so that no page loads their script. */
  icons: Record<PlaceName, ReactNode>;
};

export function Navigation({ mode, counts, label, icons }: NavigationProps) {
  const pathname = usePathname();
  const current = useCounts(mode, counts, pathname);
  return (
    <nav aria-label={label}>
      <ul className="space-y-0.5">
        {places.map(({ name, path }) => {
          const href = path(mode);
          const here = areaOf(pathname) === areaOf(href);
          const number = current && isCounted(name) ? current[counted[name]] : 0;
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                className={`flex min-h-8 items-center gap-2 rounded-button px-2 text-ink pointer-coarse:min-h-11 hover:bg-sunken ${here ? 'bg-selected font-semibold' : ''}`}
              >
                {icons[name]}
                <span className="grow">{placeWords[name]}</span>
                {number > 0 && isCounted(name) ? (
                  <span className="numeric">
                    {shownCount(number)}
                    <span className="sr-only"> {placeWords.counted[name]}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Of `/test/filings/report`, `filings`; of the home page, nothing. */
const areaOf = (address: string) => address.split('/')[2];

/** The frame stays while pages change, so its numbers are reloaded with each page and at intervals. */
function useCounts(mode: Mode, counts: NavigationCounts | null, pathname: string) {
  const client = useQueryClient();
  const queryKey = navigationCounts(mode);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<NavigationCounts | null> => {
      const answer = await fetchCounts(mode, signal);
      return answer.ok ? ((await answer.json()) as NavigationCounts) : null;
    },
    initialData: counts ?? undefined,
    refetchInterval: 30_000,
    // Another tab may have gone on in another organization a moment ago.
    refetchOnWindowFocus: 'always',
  });
  const brought = useRef(counts);
  useEffect(() => {
    // A change of the page reads them with it.
    if (counts && counts !== brought.current) client.setQueryData(navigationCounts(mode), counts);
    brought.current = counts;
  }, [client, mode, counts]);
  const page = useRef(pathname);
  useEffect(() => {
    // The first page has just brought its numbers.
    if (page.current === pathname) return;
    page.current = pathname;
    // Once for both navigations, of which a screen shows one.
    void client.invalidateQueries({ queryKey: navigationCounts(mode) }, { cancelRefetch: false });
  }, [client, mode, pathname]);
  return data ?? counts;
}
