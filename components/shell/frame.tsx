import { ContextBar } from '#components/shell/context-bar';
import type { FrameProps } from '#components/shell/frame-props.ts';
import { KeptFocus } from '#components/shell/kept-focus.ts';
import { KeyCommands } from '#components/shell/key-commands';
import { Navigation } from '#components/shell/navigation';
import { RouteFocus } from '#components/shell/route-focus.ts';
import { SkipLink } from '#components/shell/skip-link';
import { TestBand } from '#components/shell/test-band';
import { ZoneLine } from '#components/ui/time-zone';

/** What surrounds every page: which mode this is, whose data, where else to go. */
export function Frame({ mode, organization, person, counts, preferences, children, ...actions }: FrameProps) {
  return (
    <div
      data-mode={mode}
      data-shortcuts={preferences.shortcuts}
      // What sticks below the mode begins where the mode ends.
      className={`flex min-h-dvh flex-col ${mode === 'test' ? '[--sticky-top:30px]' : '[--sticky-top:49px]'}`}
    >
      <SkipLink />
      {mode === 'test' ? <TestBand /> : null}
      <ContextBar {...{ mode, organization, person, counts, preferences, ...actions }} />
      <div className="flex grow">
        <div
          data-no-print=""
          className={`hidden w-[200px] shrink-0 border-r md:block ${mode === 'test' ? 'border-test' : 'border-rule'}`}
        >
          <div className="sticky top-(--sticky-top) px-2 py-4">
            <Navigation mode={mode} counts={counts} label="Main" />
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 max-w-[1244px] grow px-4 py-6 md:px-8">
          {children}
          <ZoneLine />
        </main>
      </div>
      <RouteFocus />
      <KeptFocus />
      {preferences.shortcuts === 'on' ? <KeyCommands mode={mode} /> : null}
    </div>
  );
}
