'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { TAX_ID, TAX_ID_WANTED } from '#lib/contract/tax-id';
import { TAX_ID_POINTER } from '#lib/rules/plan/ein-answers';
import { planReviewWords } from '../../words.ts';
import { submitPlan } from './actions.ts';

const TaxIdField = dynamic(() => import('./tax-id-field.tsx').then((file) => file.TaxIdField));

type SendPanelProps = {
  mode: Mode;
  planId: string;
  version: number;
  body: Record<string, unknown>;
  stateName: string;
  faults: number;
  asksTaxId: boolean;
};

/** The one press that files. It stays pressed until an answer comes; a second press does nothing. */
export function SendPanel({ mode, planId, version, body, stateName, faults, asksTaxId }: SendPanelProps) {
  const router = useRouter();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const [taxId, setTaxId] = useState('');
  const [taxIdFault, setTaxIdFault] = useState<string>();

  async function send() {
    if (running.current) return;
    if (asksTaxId && !TAX_ID.test(taxId.trim())) {
      setTaxIdFault(TAX_ID_WANTED);
      document.getElementById('field-tax_id')?.focus();
      return;
    }
    setTaxIdFault(undefined);
    running.current = true;
    setBusy(true);
    setProblem(null);
    const given = { id: planId, version, body, ...(asksTaxId && { tax_id: taxId.trim() }) };
    const silence = {
      onSilence: () => setWaiting(true),
      words: { title: planReviewWords.noAnswer, detail: planReviewWords.noAnswerDetail },
    };
    const outcome = await retryAction(submitPlan, { silence })(mode, given);
    setWaiting(false);
    if (outcome.ok) return router.replace(paths.filing(mode, outcome.data.filing_id));
    running.current = false;
    setBusy(false);
    const refused = outcome.problem.errors?.find(({ pointer }) => pointer === TAX_ID_POINTER);
    if (refused) setTaxIdFault(refused.detail);
    setProblem(outcome.problem);
  }

  const existing = problem?.existing_registration?.filing_id ?? problem?.existing_filing_id;
  return (
    <Section title={planReviewWords.submitTo(stateName)} measure="form">
      <ul className="mb-4 list-disc space-y-1 ps-5">
        <li>{planReviewWords.once}</li>
        {asksTaxId ? <li>{planReviewWords.einAfter}</li> : null}
        <li>{planReviewWords.cancelUntil}</li>
        {mode === 'test' ? <li>{planReviewWords.testMode}</li> : null}
      </ul>
      {problem ? (
        <div className="mb-4 space-y-3">
          <ErrorState
            title={problem.title}
            detail={problem.detail}
            {...(problem.requestId && { requestId: problem.requestId })}
          />
          {existing ? (
            <LinkButton href={paths.filing(mode, existing)}>{planReviewWords.openExisting}</LinkButton>
          ) : null}
          {problem.code === 'conflict' || problem.errors ? (
            <Button onClick={() => router.refresh()}>{planReviewWords.checkAgain}</Button>
          ) : null}
        </div>
      ) : null}
      {asksTaxId && faults === 0 ? (
        <div className="mb-4">
          <TaxIdField value={taxId} onChange={setTaxId} error={taxIdFault} />
        </div>
      ) : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {faults > 0 ? (
          <p className="font-semibold text-stop">{planReviewWords.blocked(faults)}</p>
        ) : (
          <Button variant="primary" size="large" busy={busy} onClick={send}>
            {planReviewWords.submitTo(stateName)}
          </Button>
        )}
        <LinkButton href={paths.plan(mode, planId)}>{planReviewWords.back}</LinkButton>
        <p role="status" className="text-ink-2">
          {waiting ? planReviewWords.sendingAgain : ''}
        </p>
      </div>
    </Section>
  );
}
