import { agentMailWords } from '#components/agent-mail/words.ts';
import { StatusShape } from '#components/filings/status-shape';
import { Chip } from '#components/ui/chip';
import type { AgentMail } from '#lib/contract/agent-mail';

/** Whether somebody has read it. Unread service of process is the most urgent. */
export function MailStatus({ mail }: { mail: Pick<AgentMail, 'read' | 'type'> }) {
  if (mail.read) return <Chip icon={<StatusShape name="tick" />}>{agentMailWords.read}</Chip>;
  const presses = mail.type === 'service_of_process';
  return (
    <Chip tone={presses ? 'stop' : 'you'} icon={<StatusShape name={presses ? 'triangle' : 'ask'} />}>
      {agentMailWords.unread}
    </Chip>
  );
}
