import { caseWords } from '#components/cases/words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { TextLink } from '#components/ui/text-link';
import { CivilDate, Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { isOpenCase } from '#lib/rules/case/case-state';
import { businessPageWords } from '../words.ts';
import { EndAgentService } from './end-agent-service.tsx';

type AgentEndProps = {
  agent: RegisteredAgent;
  /** The case that asks who takes over. */
  asked: Case | null;
  legalName: string;
  canEnd: boolean;
};

/** Whether there is nothing to show about the end of this agent's service. */
export function isEndBlank({ status, reason, ended_at }: RegisteredAgent, canEnd: boolean): boolean {
  if (status === 'termination_requested') return false;
  return !reason && !(status === 'active' ? canEnd : ended_at);
}

/** The end of the service as agent: what can be requested, what was requested, or when it ended and why. */
export function AgentEnd({ agent, asked, legalName, canEnd }: AgentEndProps) {
  const { status, mode, reason, ended_at, handover } = agent;
  if (status === 'active')
    return (
      <>
        {reason ? <span className="block text-ink-2 text-small">{reason}</span> : null}
        {canEnd ? <EndAgentService agent={agent} legalName={legalName} /> : null}
      </>
    );
  if (status === 'termination_requested')
    return (
      <span className="text-small">
        {handover ? (
          caseWords.takesOver(handover.name, formatCivilDate(handover.on))
        ) : asked && isOpenCase(asked) ? (
          <TextLink href={paths.case(mode, asked.id)}>
            {asked.status === 'needs_response' ? businessPageWords.sayWho : businessPageWords.underReview}
          </TextLink>
        ) : (
          businessPageWords.endRequested
        )}
        {reason ? <span className="block text-ink-2">{reason}</span> : null}
      </span>
    );
  return (
    <span className="text-ink-2 text-small">
      {ended_at ? (
        <>
          {businessPageWords.ended} {/* The day that was settled, which no time zone moves. */}
          {handover?.on === ended_at.slice(0, 10) ? (
            <CivilDate value={handover.on} />
          ) : (
            <Time value={ended_at} shape="date" />
          )}
          {handover ? `. ${businessPageWords.tookOver(handover.name)}` : null}
          {reason ? '. ' : null}
        </>
      ) : null}
      {reason}
    </span>
  );
}
