'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { CaseRow } from '#components/cases/case-row';
import { HolderLine } from '#components/filings/holder-line';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { Notice } from '#components/ui/notice';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import { uiWords } from '#components/ui/words.ts';
import type { Case } from '#lib/contract/case';
import type { Mode } from '#lib/contract/scalars';
import { isOpenCase } from '#lib/rules/case/case-state';
import { Inspector } from '../../inspector/inspector.tsx';
import { useFocusWhenLost } from '../../use-focus-when-lost.ts';
import { filingPageWords } from '../words.ts';
import { FilingColumns } from './filing-columns.tsx';
import { FilingFacts } from './filing-facts.tsx';
import { FilingHeader } from './filing-header.tsx';
import type { FilingView } from './filing-view.ts';
import { useFiling } from './use-filing.ts';

// The page is read before the sandbox at its foot is used: its menus and dialogs come after the rest.
const SandboxControls = dynamic(() => import('./sandbox-controls.tsx').then((file) => file.SandboxControls));

export type FilingScreenProps = {
  mode: Mode;
  initial: FilingView;
  personId: string;
  /** Whether the person may act, or read alone. */
  canAct: boolean;
  /** Whether the person may do in test mode what the state and the service would do. */
  canSimulate: boolean;
  openDocument?: string;
  owner: ReactNode;
  rulesChanged: ReactNode;
  comments: ReactNode;
  submitted: ReactNode;
  fee: ReactNode;
};

export function FilingScreen({
  mode,
  initial,
  personId,
  canAct,
  canSimulate,
  openDocument,
  owner,
  rulesChanged,
  comments,
  submitted,
  fee,
}: FilingScreenProps) {
  const { filing, events, summary, isLost, put, ask } = useFiling(mode, initial);
  const { now, jumpTo } = useNow(initial.now);
  const open = filing.cases.filter(isOpenCase);
  const closed = filing.cases.filter((item) => !isOpenCase(item));
  useFocusWhenLost(filing.status, PAGE_TITLE);
  useSingleKeys({ p: () => window.print() });

  return (
    <>
      <FilingHeader filing={filing} mode={mode} canAct={canAct} owner={owner} onCanceled={put} />
      {summary ? <HolderLine filing={summary} reason={filing.status_reason} now={now} /> : null}
      {rulesChanged}
      <p data-print-only="" className="mt-2 text-small">
        {filingPageWords.printed(filing.id)} <Time value={now} />
      </p>
      {isLost ? (
        <Notice kind="warning" announce>
          {uiWords.lost}
        </Notice>
      ) : null}
      {open.length > 0 ? (
        <FilingCases id="open" title={filingPageWords.openCases} items={open} {...{ mode, now, canAct }} />
      ) : null}
      <FilingColumns {...{ filing, events, summary, mode, now, personId, openDocument, fee, comments }} />
      {closed.length > 0 ? (
        <FilingCases
          id="closed"
          title={filingPageWords.closedCases}
          items={closed}
          {...{ mode, now, canAct }}
        />
      ) : null}
      {submitted}
      <FilingFacts filing={filing} mode={mode} />
      <Inspector mode={mode} kind="filing" id={filing.id} />
      {mode === 'test' && canSimulate ? (
        <div data-no-print="">
          <SandboxControls filing={filing} events={events} now={now} onChange={ask} onClock={jumpTo} />
        </div>
      ) : null}
    </>
  );
}

/** The time of the mode, from the server's on: it goes on while the page is open, and jumps when its clock is moved. */
function useNow(start: string): { now: string; jumpTo: (moment: string) => void } {
  const [now, setNow] = useState(start);
  const [ahead, setAhead] = useState<number>();

  useEffect(() => {
    const offset = ahead ?? Date.parse(start) - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + offset).toISOString()), 30_000);
    return () => clearInterval(timer);
  }, [start, ahead]);

  return {
    now,
    jumpTo: (moment) => {
      setNow(moment);
      setAhead(Date.parse(moment) - Date.now());
    },
  };
}

type FilingCasesProps = {
  id: string;
  title: string;
  items: readonly Case[];
  mode: Mode;
  now: string;
  canAct: boolean;
};

function FilingCases({ id, title, items, mode, now, canAct }: FilingCasesProps) {
  return (
    <Section title={title} id={id}>
      <ul className="border-rule border-t">
        {items.map((item) => (
          <CaseRow key={item.id} item={item} mode={mode} now={now} canAnswer={canAct} />
        ))}
      </ul>
    </Section>
  );
}
