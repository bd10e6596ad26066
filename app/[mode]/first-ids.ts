import type { ConsoleClient } from '#lib/client/create-console-client';
import { everyItem } from '#lib/client/every-item';
import { AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { CaseRowsQuery } from '#lib/contract/case-rows';
import { FilingRowsQuery } from '#lib/contract/filing-rows';

/** The ids of the first rows that a filter of the list shows. */
export async function firstIds(
  { filings, cases, agentMail }: ConsoleClient,
  object: 'filing' | 'case' | 'agent_mail',
  filters: Record<string, string>,
  most: number,
): Promise<string[]> {
  const ids: string[] = [];
  const add = (id: string) => ids.push(id) >= most;
  if (object === 'filing') {
    const query = FilingRowsQuery.omit({ limit: true }).parse(filters);
    for await (const { id } of everyItem(filings.list)(query)) if (add(id)) break;
  } else if (object === 'agent_mail') {
    const query = AgentMailRowsQuery.omit({ limit: true }).parse(filters);
    for await (const { mail } of everyItem(agentMail.list)(query)) if (add(mail.id)) break;
  } else {
    const query = CaseRowsQuery.omit({ limit: true }).parse(filters);
    for await (const row of everyItem(cases.list)(query)) if (add(row.case.id)) break;
  }
  return ids;
}
