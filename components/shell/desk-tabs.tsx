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
    },
    { label: deskFrameWords.mail, href: paths.deskMail, current: ofMail },
    ...(isLead ? [{ label: deskFrameWords.keys, href: paths.operatorKeys, current: ofKeys }] : []),
  ];
  return <TabLinks label={deskFrameWords.navigation} tabs={tabs} />;
}
