import { ConnectionNotice } from '#components/shell/connection-notice';
import { ContextBar } from '#components/shell/context-bar';
import { DownloadWatch } from '#components/shell/download-watch.ts';
import type { FrameProps } from '#components/shell/frame-props.ts';
import { KeptFocus } from '#components/shell/kept-focus.ts';
import { KeyCommands } from '#components/shell/key-commands';
import { dashboardKeys } from '#components/shell/key-list-entries.ts';
import { LateToaster } from '#components/shell/late-toaster';
import { Navigation } from '#components/shell/navigation';
import { placeIcons } from '#components/shell/place-icons';
import { RouteFocus } from '#components/shell/route-focus.ts';
import { frameWords } from '#components/shell/words.ts';
import { NavigationEnd } from '#components/ui/page-skeleton';
import { ZoneLine } from '#components/ui/time-zone';

/** The frame of every page: the mode, the organization, and the navigation. */
export function Frame({
  mode,
  organization,
  person,
  canPrepare,
  isStaff,
  elsewhere,
  counts,
  preferences,
  children,
  goBack,
  ...actions
}: FrameProps) {
  return (
    <div
      data-mode={mode}
      data-organization={organization.id}
      data-person={person.id}
      data-shortcuts={preferences.shortcuts}
      // Sticky elements below the mode banner start at its lower edge.
      className={`flex min-h-dvh flex-col ${mode === 'test' ? '[--sticky-top:calc(1.75rem+2px)]' : '[--sticky-top:calc(3rem+1px)]'}`}
    >
      {/* Each part of the bar above the page moves those before it, so nothing is painted before all of it is there. */}
      <link rel="expect" href="#main" blocking="render" />
      <SkipLink />
      {mode === 'test' ? <TestBand /> : null}
      <ContextBar
        {...{ mode, organization, person, canPrepare, isStaff, elsewhere, counts, preferences, ...actions }}
      />
      <div className="flex grow">
        <div
          data-no-print=""
          className={`hidden w-50 shrink-0 border-r lg:block ${mode === 'test' ? 'border-test' : 'border-rule'}`}
        >
          <div className="sticky top-(--sticky-top) px-2 py-4">
            <Navigation {...{ mode, counts }} icons={placeIcons} label={frameWords.main} />
          </div>
        </div>
        <LateToaster />
        <main id="main" tabIndex={-1} className="min-w-0 max-w-[77.75rem] grow px-4 py-6 md:px-8">
          <ConnectionNotice of={{ mode, organization, goBack }} />
          {children}
          <ZoneLine />
        </main>
      </div>
      <RouteFocus />
      <NavigationEnd />
      <DownloadWatch mode={mode} />
      <KeptFocus />
      {preferences.shortcuts === 'on' ? <KeyCommands keys={dashboardKeys(mode)} /> : null}
    </div>
  );
}

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-action px-4 py-2 text-action-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {frameWords.skip}
    </a>
  );
}

/**
 * Recognizable by its pattern and its words, so that it works in grayscale; it stays visible while the page scrolls.
 */
function TestBand() {
  return (
    <div
      data-hatch=""
      className="hatch sticky top-0 z-20 flex min-h-7 items-center gap-3 border-test border-b-2 px-4 text-small text-test print:static print:border-2"
    >
      <strong className="rounded-tile bg-test px-2 font-semibold text-surface tracking-wider print:bg-transparent print:text-ink">
        {frameWords.band}
      </strong>
      <span className="bg-surface px-1 font-semibold">{frameWords.bandDetail}</span>
    </div>
  );
}
