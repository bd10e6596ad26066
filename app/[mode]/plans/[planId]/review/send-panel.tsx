'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';
import { TAX_ID_POINTER } from '#lib/contract/console/ein-answers';
import type { Mode } from '#lib/contract/scalars';
import { TAX_ID, TAX_ID_WANTED } from '#lib/contract/tax-id';
import { sendUntilHeard } from './send-until-heard.ts';

const TaxIdField = dynamic(() => import('./tax-id-field.tsx').then((file) => file.TaxIdField));

type SendPanelProps = {
  mode: Mode;
  planId: string;
  version: number;
  stateName: string;
  faults: number;
  asksTaxId: boolean;
};

/** The one press that files. It stays pressed until an answer is heard; a second press does nothing. */
export function SendPanel({ mode, planId, version, stateName, faults, asksTaxId }: SendPanelProps) {
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
    const given = { id: planId, version, ...(asksTaxId && { tax_id: taxId.trim() }) };
    const outcome = await sendUntilHeard(mode, given, () => setWaiting(true));
    setWaiting(false);
    if (outcome.ok) return router.push(paths.filing(mode, outcome.data.filing_id));
    running.current = false;
    setBusy(false);
    const refused = outcome.problem.errors?.find(({ pointer }) => pointer === TAX_ID_POINTER);
    if (refused) setTaxIdFault(refused.detail);
    setProblem(outcome.problem);
  }

  const existing = problem?.existing_registration?.filing_id ?? problem?.existing_filing_id;
  return (
    <Section title={`Send to ${stateName}`} measure="form">
      <ul className="mb-4 list-disc space-y-1 ps-5">
        <li>Sent once: this draft has a key of its own, so pressing again never files twice.</li>
        {asksTaxId ? (
          <li>The EIN application waits for the formation, and begins when it completes.</li>
        ) : null}
        <li>You can cancel the filing until it is processing. From then on it cannot be taken back.</li>
        {mode === 'test' ? <li>This is test mode: nothing is filed and nothing is billed.</li> : null}
      </ul>
      {problem ? (
        <div className="mb-4 space-y-3">
          <ErrorState
            title={problem.title}
            detail={problem.detail}
            {...(problem.requestId && { requestId: problem.requestId })}
          />
          {existing ? (
            <LinkButton href={paths.filing(mode, existing)}>Open the filing that exists</LinkButton>
          ) : null}
          {problem.code === 'conflict' || problem.errors ? (
            <Button onClick={() => router.refresh()}>Check it again</Button>
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
          <p className="font-semibold text-stop">
            {faults === 1 ? 'One problem stands' : `${faults} problems stand`} in the way; it cannot be sent
            yet.
          </p>
        ) : (
          <Button variant="primary" size="large" busy={busy} onClick={send}>
            Send to {stateName}
          </Button>
        )}
        <LinkButton href={paths.plan(mode, planId)}>Back to the form</LinkButton>
        <p role="status" className="text-ink-2">
          {waiting ? 'The connection was lost. Sending again with the same key; nothing is filed twice.' : ''}
        </p>
      </div>
    </Section>
  );
}
