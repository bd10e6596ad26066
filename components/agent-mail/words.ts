import type { AgentMailType } from '#lib/contract/agent-mail';

/** What a person reads about mail of the registered agent, wherever it is shown. */
export const agentMailWords = {
  types: {
    service_of_process: 'Service of process',
    notice: 'Notice',
    mail: 'Mail',
  } satisfies Record<AgentMailType, string>,
  unread: 'Unread',
  read: 'Read',
  received: (days: number) =>
    days <= 0 ? 'Received today' : days === 1 ? 'Received yesterday' : `Received ${days} days ago`,
} as const;
