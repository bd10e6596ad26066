'use client';

import { usePathname } from 'next/navigation';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { developerWords } from './words.ts';

export function DeveloperTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  const tabs = [
    { label: developerWords.apiKeys, href: paths.apiKeys(mode) },
    { label: developerWords.webhooks, href: paths.webhooks(mode) },
    { label: developerWords.requests, href: paths.requests(mode) },
    { label: developerWords.events, href: paths.events(mode) },
  ];
  return (
    <TabLinks
      label={developerWords.tabs}
      tabs={tabs.map((tab) => ({ ...tab, current: pathname.startsWith(tab.href) }))}
    />
  );
}
