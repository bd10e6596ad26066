import type { AgentMail, AgentMailType } from '#lib/contract/agent-mail';

const types = {
  service_of_process: 'Service of process',
  notice: 'Notice',
  mail: 'Mail',
} satisfies Record<AgentMailType, string>;

/** The sentences about the registered agent's mail, wherever it is shown. */
export const agentMailWords = {
  types,
  /** A piece by what it is and who sent it; what was withdrawn has no sender. */
  title: ({ type, sender }: Pick<AgentMail, 'type' | 'sender'>) =>
    sender === null ? `Withdrawn: ${types[type].toLowerCase()}` : `${types[type]} from ${sender}`,
  withdrawn: 'Withdrawn',
  unread: 'Unread',
  read: 'Read',
  received: (ago: string) => `Received ${ago}`,
} as const;
