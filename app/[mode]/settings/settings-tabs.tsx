'use client';

import { usePathname } from 'next/navigation';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { tabWords } from './tab-words.ts';

export function SettingsTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  const tabs = [
    { label: tabWords.profile, href: paths.profile(mode) },
    { label: tabWords.security, href: paths.security(mode) },
    { label: tabWords.notifications, href: paths.notifications(mode) },
    { label: tabWords.organization, href: paths.organization(mode) },
    { label: tabWords.members, href: paths.members(mode) },
    { label: tabWords.approvals, href: paths.approvalRules(mode) },
    { label: tabWords.statements, href: paths.statements(mode) },
    { label: tabWords.audit, href: paths.audit(mode) },
  ];
  return (
    <TabLinks
      label={tabWords.settings}
      tabs={tabs.map((tab) => ({ ...tab, current: pathname.startsWith(tab.href) }))}
    />
  );
}
