'use client';

import { usePathname } from 'next/navigation';
import { developerTabs } from '#components/shell/tabs.ts';
import { TabLinks } from '#components/ui/tab-links';
import type { Mode } from '#lib/contract/scalars';
import { developerWords } from './words.ts';

export function DeveloperTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  return (
    <TabLinks
      label={developerWords.tabs}
      tabs={developerTabs.map(({ label, path }) => ({
        label,
        href: path(mode),
        current: pathname.startsWith(path(mode)),
      }))}
    />
  );
}
