import { NotHere } from '#components/errors/not-here';

export default function AgentMailNotFound() {
  return <NotHere what="piece of agent mail" list="agentMail" />;
}
