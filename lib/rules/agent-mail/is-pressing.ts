import type { AgentMail } from '#lib/contract/agent-mail';

/** A court counts its time from the day of receipt, until somebody has read it; what was withdrawn concerns nobody here. */
export function isPressing({
  type,
  read,
  withdrawn_at,
}: Pick<AgentMail, 'type' | 'read' | 'withdrawn_at'>): boolean {
  return type === 'service_of_process' && !read && withdrawn_at === null;
}
