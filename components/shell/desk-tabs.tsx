'use client';

import { usePathname } from 'next/navigation';
import { deskFrameWords } from '#components/shell/menu-words.ts';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';

export function DeskTabs({ isLead }: { isLead: boolean }) {
  const pathname = usePathname();
  const ofKeys = pathname.startsWith(paths.operatorKeys);
  const ofMail = pathname.startsWith(paths.deskMail);
  const tabs = [
    {
      label: deskFrameWords.queue,
      href: paths.operations(),
      current: !ofKeys && !ofMail,
      prefetch: false as const,
    },
    { label: deskFrameWords.mail, href: paths.deskMail, current: ofMail, prefetch: false as const },
    ...(isLead
      ? [{ label: deskFrameWords.keys, href: paths.operatorKeys, current: ofKeys, prefetch: false as const }]
      : []),
  ];
  return <TabLinks label={deskFrameWords.navigation} tabs={tabs} />;
}
