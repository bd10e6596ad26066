'use client';

import { cva } from 'cva';
import type { ReactNode } from 'react';
import { Moment } from '#components/filings/moment';
import { StatusShape, type StatusShapeName } from '#components/filings/status-shape';
import type { StepAhead } from '#components/filings/timeline-ahead.ts';
import type { TimelineEntry } from '#components/filings/timeline-entry.ts';
import { filingWords } from '#components/filings/words.ts';
import type { Tone } from '#components/ui/chip';
import { calendarDay } from '#components/ui/format-time.ts';
import { TextLink } from '#components/ui/text-link';
import { useTimeZone } from '#components/ui/time-zone';
import { toneInk } from '#components/ui/tone-ink.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { dayWords } from '#lib/rules/calendar/short-date';

const ink = cva('relative z-1 mt-0.5 self-start bg-canvas py-0.5', { variants: { tone: toneInk } });

type FilingTimelineProps = {
  entries: readonly TimelineEntry[];
  ahead: readonly StepAhead[];
  now: string;
  /** Entries that appeared while the page was open: each fades in once. */
  fresh?: ReadonlySet<string>;
  mode: Mode;
};

export function FilingTimeline({ entries, ahead, now, fresh, mode }: FilingTimelineProps) {
  return (
    <ol>
      {entries.map((entry) => (
        <Step
          key={entry.key}
          shape={entry.shape}
          tone={entry.tone}
          fresh={fresh?.has(entry.key)}
          title={
            entry.caseId ? (
              <TextLink tone="strong" alone href={paths.case(mode, entry.caseId)}>
                {entry.title}
              </TextLink>
            ) : (
              entry.title
            )
          }
          aside={
            <>
              <Moment value={entry.at} now={now} /> · {entry.actor}
            </>
          }
        >
          <Detail entry={entry} />
          {entry.reason ? <p className="text-ink-2">{filingWords.timeline.reason(entry.reason)}</p> : null}
        </Step>
      ))}
      {ahead.map((step) => (
        <Step key={step.status} shape="dashed-ring" tone="neutral" title={step.title} aside={step.when} />
      ))}
    </ol>
  );
}

function Detail({ entry: { detail, due, at } }: { entry: TimelineEntry }) {
  const timeZone = useTimeZone();
  const until = due && filingWords.timeline.due(dayWords(calendarDay(due, timeZone), at));
  const words = [detail, until].filter(Boolean).join(', ');
  return words ? <p className="text-ink-2">{words}</p> : null;
}

type StepProps = {
  shape: StatusShapeName;
  tone: Tone;
  title: ReactNode;
  aside: ReactNode;
  fresh?: boolean;
  children?: ReactNode;
};

function Step({ shape, tone, title, aside, fresh, children }: StepProps) {
  return (
    <li className={`group relative flex gap-2.5 pb-3 last:pb-0 ${fresh ? 'changed' : ''}`}>
      <span
        aria-hidden="true"
        className="absolute top-5 -bottom-0.5 left-[7px] w-px bg-control group-last:hidden"
      />
      <span className={ink({ tone })}>
        <StatusShape name={shape} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-2">{aside}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
