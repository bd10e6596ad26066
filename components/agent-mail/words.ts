import type { AgentMailType } from '#lib/contract/agent-mail';

/** The sentences about the registered agent's mail, wherever it is shown. */
export const agentMailWords = {
  types: {
    service_of_process: 'Service of process',
    notice: 'Notice',
    mail: 'Mail',
  } satisfies Record<AgentMailType, string>,
  unread: 'Unread',
  read: 'Read',
  ago: (days: number) => (days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`),
  received: (ago: string) => `Received ${ago.toLowerCase()}`,
} as const;
