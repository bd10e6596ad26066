'use client';

import { useState } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import type { ReadEstimate } from '#lib/actions/read-estimate';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planReviewWords } from '../review/words.ts';
import { SendButton } from '../send-button.tsx';
import { SendRefusal } from '../send-refusal.tsx';
import { useSend } from '../use-send.ts';
import { sendPlan } from './actions.ts';
import { planSendWords as words } from './words.ts';

type SendStatesProps = {
  mode: Mode;
  planId: string;
  version: number;
  estimate: ReadEstimate;
  codes: readonly string[];
};

/** The one press that sends every state that is ready. A second press does nothing. With none ready, the way back. */
export function SendStates({ mode, planId, version, estimate, codes }: SendStatesProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { submit, forget, problem, busy, waiting } = useSend({
    mode,
    action: sendPlan,
    read: () => ({ id: planId, version, estimate, key, jurisdictions: [...codes] }),
    pageOf: (path) => path,
  });
  const back = <LinkButton href={paths.plan(mode, planId)}>{words.back}</LinkButton>;
  if (codes.length === 0) return <div className="mt-8">{back}</div>;
  return (
    <Section title={words.sendTitle}>
      <ul className="mb-4 list-disc space-y-1 ps-5">
        <li>{words.own}</li>
        <li>{words.once}</li>
        <li>{words.cancelUntil}</li>
        {mode === 'test' ? <li>{planReviewWords.testMode}</li> : null}
      </ul>
      {problem ? <SendRefusal {...{ mode, problem }} onCheckAgain={forget} /> : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SendButton busy={busy} onSend={submit}>
          {words.send(codes.length)}
        </SendButton>
        {back}
        <p role="status" className="text-ink-2">
          {waiting ? planReviewWords.sendingAgain : ''}
        </p>
      </div>
    </Section>
  );
}
