import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('piece of agent mail') };

export default function AgentMailNotFound() {
  return <NotHere what="piece of agent mail" list="agentMail" />;
}
