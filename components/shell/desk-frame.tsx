import type { ReactNode } from 'react';
import { ConnectionNotice } from '#components/shell/connection-notice';
import { DeskTabs } from '#components/shell/desk-tabs';
import { SkipLink } from '#components/shell/frame';
import { KeptFocus } from '#components/shell/kept-focus.ts';
import { KeyCommands } from '#components/shell/key-commands';
import { deskKeys } from '#components/shell/key-list-entries.ts';
import { LateToaster } from '#components/shell/late-toaster';
import { deskFrameWords } from '#components/shell/menu-words.ts';
import { PersonMenu } from '#components/shell/person-menu';
import type { PersonActions, Preferences } from '#components/shell/preferences.ts';
import { RouteFocus } from '#components/shell/route-focus.ts';
import { Link } from '#components/ui/link';
import { NavigationEnd } from '#components/ui/page-skeleton';
import { ZoneLine } from '#components/ui/time-zone';
import { deskPaths } from '#lib/config/desk-paths';
import { paths } from '#lib/config/paths';

type DeskFrameProps = PersonActions & {
  person: { id: string; name: string; email: string };
  isLead: boolean;
  preferences: Preferences;
  children: ReactNode;
};

/** The frame of the operations desk: filings of all partners, always live. */
export function DeskFrame({ person, isLead, preferences, children, ...actions }: DeskFrameProps) {
  return (
    <div
      data-person={person.id}
      data-shortcuts={preferences.shortcuts}
      className="flex min-h-dvh flex-col [--sticky-top:0px] md:[--sticky-top:calc(3rem+1px)]"
    >
      <SkipLink />
      <header data-no-print="" className="z-20 border-ink border-b bg-surface md:sticky md:top-0">
        <div className="mx-auto flex min-h-12 w-full max-w-[81.75rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1 md:px-8">
          <Link href={deskPaths.queue} className="target font-record text-record-text">
            {deskFrameWords.title}
          </Link>
          <div className="grow max-md:order-last max-md:basis-full">
            <DeskTabs isLead={isLead} />
          </div>
          <div className="max-md:ms-auto">
            <PersonMenu
              {...{ person, preferences, ...actions }}
              elsewhere={[]}
              help={paths.reference}
              otherPart={{ href: paths.home('live'), label: deskFrameWords.back }}
            />
          </div>
        </div>
      </header>
      <LateToaster />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full min-w-0 max-w-[81.75rem] grow px-4 py-6 md:px-8"
      >
        <ConnectionNotice />
        {children}
        <ZoneLine />
      </main>
      <RouteFocus />
      <NavigationEnd />
      <KeptFocus />
      {preferences.shortcuts === 'on' ? <KeyCommands keys={deskKeys} /> : null}
    </div>
  );
}
