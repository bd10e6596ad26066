import { agentMailWords } from '#components/agent-mail/words.ts';
import { StatusShape } from '#components/filings/status-shape';
import { Chip } from '#components/ui/chip';
import type { AgentMail } from '#lib/contract/agent-mail';
import { isPressing } from '#lib/rules/agent-mail/is-pressing';

/** Whether it was withdrawn, or somebody has read it. Unread service of process is the most urgent. */
export function MailStatus({ mail }: { mail: Pick<AgentMail, 'read' | 'type' | 'withdrawn_at'> }) {
  if (mail.withdrawn_at) return <Chip icon={<StatusShape name="slash" />}>{agentMailWords.withdrawn}</Chip>;
  if (mail.read) return <Chip icon={<StatusShape name="tick" />}>{agentMailWords.read}</Chip>;
  const presses = isPressing(mail);
  return (
    <Chip tone={presses ? 'stop' : 'you'} icon={<StatusShape name={presses ? 'triangle' : 'ask'} />}>
      {agentMailWords.unread}
    </Chip>
  );
}
