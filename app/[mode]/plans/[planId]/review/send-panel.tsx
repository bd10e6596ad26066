'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { fieldId } from '#components/ui/field-id.ts';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { TAX_ID, TAX_ID_WANTED } from '#lib/contract/tax-id';
import { TAX_ID_POINTER } from '#lib/rules/plan/ein-answers';
import { useSubmission } from '../../../../use-submission.ts';
import { submitPlan } from './actions.ts';
import { planReviewWords } from './words.ts';

const TaxIdField = dynamic(() => import('./tax-id-field.tsx').then((file) => file.TaxIdField));

const TAX_ID_FIELD = TAX_ID_POINTER.slice(1);

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
  const [waiting, setWaiting] = useState(false);
  const [taxId, setTaxId] = useState('');
  const { submit, problem, errorOf, busy } = useSubmission(
    async () => {
      if (asksTaxId && !TAX_ID.test(taxId.trim())) {
        document.getElementById(fieldId(TAX_ID_FIELD))?.focus();
        return [{ name: TAX_ID_FIELD, message: TAX_ID_WANTED }];
      }
      const given = { id: planId, version, body, ...(asksTaxId && { tax_id: taxId.trim() }) };
      const silence = {
        onSilence: () => setWaiting(true),
        words: { title: planReviewWords.noAnswer, detail: planReviewWords.noAnswerDetail },
      };
      const outcome = await retryAction(submitPlan, { silence })(mode, given);
      setWaiting(false);
      return outcome;
    },
    (sent) => {
      router.replace(
        sent.filing_id === undefined
          ? paths.approval(mode, sent.approval_id)
          : paths.filing(mode, sent.filing_id),
      );
      return 'leaves';
    },
  );

  const existing = problem?.existing_registration?.filing_id ?? problem?.existing_filing_id;
  return (
    <Section title={planReviewWords.sendTo(stateName)} measure="form">
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
          <TaxIdField value={taxId} onChange={setTaxId} error={errorOf(TAX_ID_FIELD)} />
        </div>
      ) : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {faults > 0 ? (
          <p className="font-semibold text-stop">{planReviewWords.blocked(faults)}</p>
        ) : (
          <Button variant="primary" size="large" busy={busy} onClick={() => submit()}>
            {planReviewWords.sendTo(stateName)}
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
