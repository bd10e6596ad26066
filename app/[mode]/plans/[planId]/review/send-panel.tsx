'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { fieldId } from '#components/ui/field-id.ts';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import type { ReadEstimate } from '#lib/actions/read-estimate';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { TAX_ID_WANTED } from '#lib/contract/tax-id';
import { TAX_ID_POINTER } from '#lib/rules/plan/ein-answers';
import { typedTaxId } from '#lib/rules/plan/typed-tax-id';
import { SendButton } from '../send-button.tsx';
import { SendRefusal } from '../send-refusal.tsx';
import { useSend } from '../use-send.ts';
import { submitPlan } from './actions.ts';
import { planReviewWords } from './words.ts';

const TaxIdField = dynamic(() => import('./tax-id-field.tsx').then((file) => file.TaxIdField));

const TAX_ID_FIELD = TAX_ID_POINTER.slice(1);

type SendPanelProps = {
  mode: Mode;
  planId: string;
  version: number;
  estimate: ReadEstimate;
  body: Record<string, unknown>;
  stateName: string;
  faults: number;
  asksTaxId: boolean;
};

/** The one press that files. It stays pressed until an answer comes; a second press does nothing. */
export function SendPanel({
  mode,
  planId,
  version,
  estimate,
  body,
  stateName,
  faults,
  asksTaxId,
}: SendPanelProps) {
  const [taxId, setTaxId] = useState('');
  const { submit, forget, problem, errorOf, busy, waiting } = useSend({
    mode,
    sentOnce: planId,
    action: submitPlan,
    read: () => {
      const sent = { id: planId, version, estimate, body };
      if (!asksTaxId) return sent;
      const tax_id = typedTaxId(taxId);
      if (tax_id !== null) return { ...sent, tax_id };
      document.getElementById(fieldId(TAX_ID_FIELD))?.focus();
      return [{ name: TAX_ID_FIELD, message: TAX_ID_WANTED }];
    },
    pageOf: ({ filing_id, approval_id }) =>
      filing_id === undefined ? paths.approval(mode, approval_id) : paths.filing(mode, filing_id),
  });

  return (
    <Section title={planReviewWords.sendTo(stateName)} measure="form">
      <ul className="mb-4 list-disc space-y-1 ps-5">
        <li>{planReviewWords.once}</li>
        {asksTaxId ? <li>{planReviewWords.einAfter}</li> : null}
        <li>{planReviewWords.cancelUntil}</li>
        {mode === 'test' ? <li>{planReviewWords.testMode}</li> : null}
      </ul>
      {problem ? <SendRefusal {...{ mode, problem }} onCheckAgain={forget} /> : null}
      {asksTaxId && faults === 0 ? (
        <div className="mb-4">
          <TaxIdField value={taxId} onChange={setTaxId} error={errorOf(TAX_ID_FIELD)} />
        </div>
      ) : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {faults > 0 ? (
          <p className="font-semibold text-stop">{planReviewWords.blocked(faults)}</p>
        ) : (
          <SendButton busy={busy} onSend={submit}>
            {planReviewWords.sendTo(stateName)}
          </SendButton>
        )}
        <LinkButton href={paths.plan(mode, planId)}>{planReviewWords.back}</LinkButton>
        <p role="status" className="text-ink-2">
          {waiting ? planReviewWords.sendingAgain : ''}
        </p>
      </div>
    </Section>
  );
}
