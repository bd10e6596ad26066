'use client';

import { usePathname } from 'next/navigation';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

export function DeveloperTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  const tabs = [
    { label: 'API keys', href: paths.apiKeys(mode) },
    { label: 'Webhooks', href: paths.webhooks(mode) },
    { label: 'Requests', href: paths.requests(mode) },
    { label: 'Events', href: paths.events(mode) },
  ];
  return (
    <TabLinks
      label="For developers"
      tabs={tabs.map((tab) => ({ ...tab, current: pathname.startsWith(tab.href) }))}
    />
  );
}
