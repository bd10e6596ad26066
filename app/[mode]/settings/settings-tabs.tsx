'use client';

import { usePathname } from 'next/navigation';
import { tabWords } from '#components/shell/tab-words.ts';
import { settingsTabs } from '#components/shell/tabs.ts';
import { TabLinks } from '#components/ui/tab-links';
import type { Mode } from '#lib/contract/scalars';

export function SettingsTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  return (
    <TabLinks
      label={tabWords.settings}
      tabs={settingsTabs.map(({ label, path }) => ({
        label,
        href: path(mode),
        current: pathname.startsWith(path(mode)),
      }))}
    />
  );
}
