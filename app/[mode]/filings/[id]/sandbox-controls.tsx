'use client';

import { useState } from 'react';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { Button } from '#components/ui/button';
import { Menu } from '#components/ui/menu';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { CaseKind } from '#lib/contract/case';
import type { Event } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import { isOpenCase } from '#lib/rules/case/case-state';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { filingSandboxWords } from '../words.ts';
import { advanceFiling, moveSandboxClock, openSandboxCase, reviewSandboxCase } from './actions.ts';
import { LatestEvents } from './latest-events.tsx';

const DAY = 86_400;
const JUMPS = [
  { id: 'hour', label: filingSandboxWords.hour, seconds: 3_600 },
  { id: 'day', label: filingSandboxWords.day, seconds: DAY },
  { id: 'week', label: filingSandboxWords.week, seconds: 7 * DAY },
  { id: 'month', label: filingSandboxWords.month, seconds: 30 * DAY },
];

type SandboxControlsProps = {
  filing: Filing;
  events: readonly Event[];
  now: string;
  /** Something changed: ask for the filing again. */
  onChange: () => unknown;
  onClock: (moment: string) => void;
};

/** Test mode only: what the state and the service would do, by a button. */
export function SandboxControls({ filing, events, now, onChange, onClock }: SandboxControlsProps) {
  const [said, setSaid] = useState<{ ok: boolean; text: string; requestId?: string | null }>();
  const { id } = filing;
  const isOver = isTerminalFiling(filing.status);
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
    <Section title={filingSandboxWords.title} id="sandbox" description={filingSandboxWords.detail}>
      <div data-no-print="" className="flex flex-wrap items-center gap-2">
        {isOver ? null : (
          <>
            <Button
              size="small"
              onClick={() => run(retryAction(advanceFiling)('test', { id }), filingSandboxWords.advanced)}
            >
              {filingSandboxWords.advance}
            </Button>
            <Menu
              label={filingSandboxWords.openCase}
              size="small"
              entries={Object.entries(CASE_KIND_WORDS).map(([kind, label]) => ({
                id: kind,
                label,
                onSelect: () =>
                  run(
                    retryAction(openSandboxCase)('test', { id, kind: kind as CaseKind }),
                    filingSandboxWords.caseOpened,
                  ),
              }))}
            />
          </>
        )}
        {reviewed.length > 0 ? (
          <Menu
            label={filingSandboxWords.review}
            size="small"
            entries={reviewed.flatMap((item) => [
              {
                id: `${item.id}-accept`,
                label: filingSandboxWords.accept,
                detail: item.summary,
                onSelect: () =>
                  run(
                    retryAction(reviewSandboxCase)('test', { id: item.id, outcome: 'resolved' }),
                    filingSandboxWords.resolved,
                  ),
              },
              {
                id: `${item.id}-again`,
                label: filingSandboxWords.askAgain,
                detail: item.summary,
                disabled: item.status === 'needs_response',
                onSelect: () =>
                  run(
                    retryAction(reviewSandboxCase)('test', { id: item.id, outcome: 'needs_response' }),
                    filingSandboxWords.askedAgain,
                  ),
              },
            ])}
          />
        ) : null}
        <Menu
          label={filingSandboxWords.moveClock}
          size="small"
          entries={JUMPS.map(({ id: key, label, seconds }) => ({
            id: key,
            label: filingSandboxWords.ahead(label),
            onSelect: () =>
              run(
                retryAction(moveSandboxClock)('test', { advance_seconds: seconds }),
                filingSandboxWords.clockMoved(label.toLowerCase()),
                (clock) => onClock(clock.now),
              ),
          }))}
        />
        <span className="text-ink-2">
          {filingSandboxWords.testTime} <Time value={now} />
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
