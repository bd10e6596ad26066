'use client';

import { usePathname } from 'next/navigation';
import { deskFrameWords } from '#components/shell/menu-words.ts';
import { TabLinks } from '#components/ui/tab-links';
import { deskPaths } from '#lib/config/desk-paths';

export function DeskTabs({ isLead }: { isLead: boolean }) {
  const pathname = usePathname();
  const ofKeys = pathname.startsWith(deskPaths.keys);
  const ofMail = pathname.startsWith(deskPaths.mail);
  const tabs = [
    {
      label: deskFrameWords.queue,
      href: deskPaths.queue,
      current: !ofKeys && !ofMail,
    },
    { label: deskFrameWords.mail, href: deskPaths.mail, current: ofMail },
    ...(isLead ? [{ label: deskFrameWords.keys, href: deskPaths.keys, current: ofKeys }] : []),
  ];
  return <TabLinks label={deskFrameWords.navigation} tabs={tabs} />;
}
