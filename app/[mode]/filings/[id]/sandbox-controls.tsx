'use client';

import { useState } from 'react';
import { CASE_KIND_WORDS, isOpenCase } from '#components/cases/case-words';
import { Button } from '#components/ui/button';
import { Menu } from '#components/ui/menu';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { ActionResult } from '#lib/actions/action-result';
import { patiently } from '#lib/actions/patiently';
import type { CaseKind } from '#lib/contract/case';
import type { Event } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import { advanceFiling, moveSandboxClock, openSandboxCase, reviewSandboxCase } from './actions.ts';
import { LatestEvents } from './latest-events.tsx';

const DAY = 86_400;
const JUMPS = [
  { id: 'hour', label: 'One hour', seconds: 3_600 },
  { id: 'day', label: 'One day', seconds: DAY },
  { id: 'week', label: 'One week', seconds: 7 * DAY },
  { id: 'month', label: 'Thirty days', seconds: 30 * DAY },
];

type SandboxControlsProps = {
  filing: Filing;
  events: readonly Event[];
  now: string;
  /** Something changed: ask for the filing again. */
  onChange: () => unknown;
  onClock: (moment: string) => void;
};

/** Test mode only: what the state and the service would do, done at a press. */
export function SandboxControls({ filing, events, now, onChange, onClock }: SandboxControlsProps) {
  const [said, setSaid] = useState<{ ok: boolean; text: string; requestId?: string | null }>();
  const { id } = filing;
  const isOver = filing.status === 'completed' || filing.status === 'canceled';
  const reviewed = filing.cases.filter(isOpenCase);

  async function run<T>(work: Promise<ActionResult<T>>, words: string, then?: (data: T) => void) {
    const outcome = await work;
    setSaid(
      outcome.ok
        ? { ok: true, text: words }
        : { ok: false, text: outcome.problem.detail, requestId: outcome.problem.requestId },
    );
    if (outcome.ok) then?.(outcome.data);
    await onChange();
  }

  return (
    <Section
      title="Sandbox"
      id="sandbox"
      description="Only in test mode: what the state and the service would do, at a press. A test filing also moves by itself."
    >
      <div data-no-print="" className="flex flex-wrap items-center gap-2">
        {isOver ? null : (
          <>
            <Button
              size="small"
              onClick={() => run(patiently(advanceFiling)('test', { id }), 'The filing moved one step.')}
            >
              Advance one step
            </Button>
            <Menu
              label="Open a question"
              size="small"
              entries={Object.entries(CASE_KIND_WORDS).map(([kind, label]) => ({
                id: kind,
                label,
                onSelect: () =>
                  void run(
                    patiently(openSandboxCase)('test', { id, kind: kind as CaseKind }),
                    'A question was opened.',
                  ),
              }))}
            />
          </>
        )}
        {reviewed.length > 0 ? (
          <Menu
            label="Review an answer"
            size="small"
            entries={reviewed.flatMap((item) => [
              {
                id: `${item.id}-accept`,
                label: 'Accept',
                detail: item.summary,
                onSelect: () =>
                  void run(
                    patiently(reviewSandboxCase)('test', { id: item.id, outcome: 'resolved' }),
                    'The question was resolved.',
                  ),
              },
              {
                id: `${item.id}-again`,
                label: 'Ask again',
                detail: item.summary,
                disabled: item.status === 'needs_response',
                onSelect: () =>
                  void run(
                    patiently(reviewSandboxCase)('test', { id: item.id, outcome: 'needs_response' }),
                    'The question was asked again.',
                  ),
              },
            ])}
          />
        ) : null}
        <Menu
          label="Move the clock"
          size="small"
          entries={JUMPS.map(({ id: key, label, seconds }) => ({
            id: key,
            label: `${label} ahead`,
            onSelect: () =>
              void run(
                patiently(moveSandboxClock)('test', { advance_seconds: seconds }),
                `The clock went on: ${label.toLowerCase()}.`,
                (clock) => onClock(clock.now),
              ),
          }))}
        />
        <span className="text-ink-2">
          Test time: <Time value={now} /> UTC
        </span>
      </div>
      <div className="mt-2">
        {said && !said.ok ? (
          <Notice kind="stop" announce>
            {said.text}
            {said.requestId ? <RequestReference id={said.requestId} /> : null}
          </Notice>
        ) : (
          <p role="status" className="text-ink-2">
            {said?.text}
          </p>
        )}
      </div>
      <LatestEvents events={events} />
    </Section>
  );
}
