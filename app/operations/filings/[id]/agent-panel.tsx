'use client';

import { useState } from 'react';
import { caseWords } from '#components/cases/words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { RegisteredAgentStatusChip } from '#components/filings/status-chip';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Disclosure } from '#components/ui/disclosure';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { Section } from '#components/ui/section';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { longestTexts } from '#lib/contract/longest-texts';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { DeskForm } from '../../desk-form.tsx';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskAct } from '../../use-desk-act.ts';
import { useDeskForm } from '../../use-desk-form.ts';
import { changeAgent } from './actions.ts';
import { AppointForm } from './appoint-form.tsx';
import { agentWords } from './words.ts';

type AgentPanelProps = {
  agent: RegisteredAgent;
  /** The business that the agent serves. */
  legalName: string;
  /** The lines of the registered office; null if none is given. */
  office: string | null;
  canChange: boolean;
};

/** The agent that the service provides, with the actions that its status allows. */
export function AgentPanel({ agent, legalName, office, canChange }: AgentPanelProps) {
  const { status, name, handover, business_id: id } = agent;
  const { act, problem } = useDeskAct(changeAgent, () => showToast(agentWords.done));
  return (
    <Section title={agentWords.title} id="agent">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="record">{name}</span>
        <RegisteredAgentStatusChip status={status} />
      </div>
      <p className="wrap-anywhere mb-2 whitespace-pre-line text-ink-2">
        {office ?? agentWords.noAddress(stateName(agent.jurisdiction))}
      </p>
      {handover && status === 'termination_requested' ? (
        <p className="mb-2">{caseWords.takesOver(handover.name, formatCivilDate(handover.on))}</p>
      ) : null}
      {canChange ? (
        <div className="space-y-2">
          {status === 'pending' ? (
            <Button onClick={() => act({ id, change: { action: 'activate' } })}>{agentWords.activate}</Button>
          ) : null}
          {status === 'termination_requested' ? (
            <ConfirmDialog
              trigger={agentWords.terminate}
              title={agentWords.terminateTitle(legalName)}
              confirmLabel={agentWords.terminate}
              typeToConfirm={legalName}
              onConfirm={() => act({ id, change: { action: 'terminate' } })}
            >
              <p>{agentWords.terminateDetail}</p>
            </ConfirmDialog>
          ) : null}
          <DeskRefusal problem={problem} />
          {status === 'pending' || status === 'failed' || (status === 'active' && office === null) ? (
            <Disclosure summary={agentWords.appoint}>
              <AppointForm agent={agent} />
            </Disclosure>
          ) : null}
          {status === 'pending' ? <ReasonForm id={id} action="fail" /> : null}
          {status === 'termination_requested' ? <ReasonForm id={id} action="keep" /> : null}
        </div>
      ) : null}
    </Section>
  );
}

/** An action with a reason that the partner sees. */
function ReasonForm({ id, action }: { id: string; action: 'fail' | 'keep' }) {
  const [reason, setReason] = useState('');
  const form = useDeskForm(
    changeAgent,
    () => ({ id, change: { action, reason } }),
    () => {
      setReason('');
      showToast(agentWords.done);
    },
  );
  const words = action === 'fail' ? agentWords.failing : agentWords.keeping;
  return (
    <Disclosure summary={words.act}>
      <DeskForm form={form} submit={words.act} variant="secondary">
        <TextArea
          name="change/reason"
          label={words.reason}
          hint={agentWords.readByPartner}
          rows={2}
          maxLength={longestTexts.reason}
          width="full"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={form.errorOf('change/reason') ?? form.errorOf('reason')}
        />
      </DeskForm>
    </Disclosure>
  );
}
