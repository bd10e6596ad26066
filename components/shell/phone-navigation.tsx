'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Navigation, type NavigationProps } from '#components/shell/navigation';
import { frameWords } from '#components/shell/words.ts';

/** Below 1024 px the navigation is a panel behind a button; the browser itself opens it, closes it and returns focus. */
export function PhoneNavigation({ mode, counts, icons }: Omit<NavigationProps, 'label'>) {
  const panel = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => panel.current?.hidePopover(), [pathname]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="phone-navigation"
        className="flex min-h-9 items-center gap-2 rounded-button border border-control px-3 pointer-coarse:min-h-11"
      >
        <Menu size={16} aria-hidden="true" />
        {frameWords.menu}
      </button>
      <div
        ref={panel}
        id="phone-navigation"
        popover="auto"
        className="inset-x-2 top-20 m-0 max-h-[calc(100dvh-5.5rem)] w-auto overflow-auto rounded-dialog border border-rule bg-surface p-2 text-ink shadow-popover sm:right-auto sm:w-72"
      >
        <Navigation {...{ mode, counts, icons }} label={frameWords.menu} />
      </div>
    </div>
  );
}
