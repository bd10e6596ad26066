'use client';

import { usePathname } from 'next/navigation';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { settingsWords } from './words.ts';

export function SettingsTabs({ mode }: { mode: Mode }) {
  const pathname = usePathname();
  const tabs = [
    { label: settingsWords.profile.title, href: paths.profile(mode) },
    { label: settingsWords.security.title, href: paths.security(mode) },
    { label: settingsWords.members.title, href: paths.members(mode) },
    { label: settingsWords.approvals.title, href: paths.approvalRules(mode) },
    { label: settingsWords.statements.title, href: paths.statements(mode) },
    { label: settingsWords.audit, href: paths.audit(mode) },
  ];
  return (
    <TabLinks
      label={settingsWords.title}
      tabs={tabs.map((tab) => ({ ...tab, current: pathname.startsWith(tab.href) }))}
    />
  );
}
