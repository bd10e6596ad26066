'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Building2,
  CalendarDays,
  CodeXml,
  Files,
  FileText,
  Inbox,
  type LucideIcon,
  MessageCircleQuestion,
  PencilLine,
  Scale,
  Settings,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '#lib/config/paths';
import type { NavigationCounts } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

type Entry = {
  label: string;
  href: (mode: Mode) => string;
  icon: LucideIcon;
  count?: (counts: NavigationCounts) => number;
  /** What the number counts, for those who do not see where it stands. */
  counted?: string;
};

const entries: Entry[] = [
  {
    label: 'Needs you',
    href: paths.home,
    icon: Inbox,
    count: (c) => c.needs_you,
    counted: 'waiting for you',
  },
  { label: 'Filings', href: paths.filings, icon: FileText, count: (c) => c.open_filings, counted: 'open' },
  { label: 'Plans', href: paths.plans, icon: PencilLine, count: (c) => c.drafts, counted: 'not submitted' },
  { label: 'Businesses', href: paths.businesses, icon: Building2 },
  {
    label: 'Cases',
    href: paths.cases,
    icon: MessageCircleQuestion,
    count: (c) => c.open_cases,
    counted: 'open',
  },
  {
    label: 'Calendar',
    href: paths.calendar,
    icon: CalendarDays,
    count: (c) => c.obligations_due,
    counted: 'due',
  },
  { label: 'Documents', href: paths.documents, icon: Files },
  { label: 'Rules', href: paths.rules, icon: Scale },
  { label: 'Developers', href: paths.developers, icon: CodeXml },
  { label: 'Settings', href: paths.settings, icon: Settings },
];

type NavigationProps = { mode: Mode; counts: NavigationCounts | null; label: string };

export function Navigation({ mode, counts, label }: NavigationProps) {
  const pathname = usePathname();
  const current = useCounts(mode, counts, pathname);
  return (
    <nav aria-label={label}>
      <ul className="space-y-0.5">
        {entries.map((entry) => {
          const href = entry.href(mode);
          const here = href === paths.home(mode) ? pathname === href : pathname.startsWith(href);
          const number = current && entry.count ? entry.count(current) : 0;
          const Icon = entry.icon;
          return (
            <li key={entry.label}>
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                className={`flex min-h-8 items-center gap-2 rounded-button px-2 text-ink pointer-coarse:min-h-11 hover:bg-sunken ${here ? 'bg-selected font-semibold' : ''}`}
              >
                <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-2" />
                <span className="grow">{entry.label}</span>
                {number > 0 ? (
                  <span className="numeric">
                    {number}
                    <span className="sr-only"> {entry.counted}</span>
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

/** The frame stays while pages change, so its numbers are read again with each page and now and then. */
function useCounts(mode: Mode, counts: NavigationCounts | null, pathname: string) {
  const client = useQueryClient();
  const queryKey = [mode, 'navigation-counts'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<NavigationCounts | null> => {
      const answer = await fetch(`${paths.data(mode)}/console/navigation-counts`, { signal });
      return answer.ok ? ((await answer.json()) as NavigationCounts) : null;
    },
    initialData: counts,
    refetchInterval: 30_000,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to read again
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [mode, 'navigation-counts'] });
  }, [client, mode, pathname]);
  return data ?? counts;
}
