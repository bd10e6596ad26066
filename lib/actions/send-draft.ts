import { type FeeWords, type ReadEstimate, refuseOtherFee } from '#lib/actions/read-estimate';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import type { Client } from '#lib/client/create-client';
import type { ConsoleClient } from '#lib/client/create-console-client';
import { submissionsOf } from '#lib/client/submissions-of';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { FormationRequest } from '#lib/contract/formation';

type Clients = {
  client: Pick<Client, 'formations' | 'foreignQualifications'>;
  consoleClient: Pick<ConsoleClient, 'planDrafts'>;
  /** Whether `client` is that of a service that is hosted elsewhere. */
  isElsewhere?: boolean;
};

type ReadDraft = {
  id: string;
  /** The version and the estimate that the person has read, and the parts that are sent. */
  version: number;
  estimate: ReadEstimate;
  body: Record<string, unknown>;
  tax_id?: string | undefined;
};

export type SentDraft =
  | { filing_id: string; approval_id?: never }
  | { approval_id: string; filing_id?: never };

/**
 * Submits the version that the person has read: a draft that has changed since is refused, also where only its fee has;
 * one that was submitted returns its filing. The draft's own key files it once. If an approval rule holds it, the result
 * is the approval. A draft that was sent to a service hosted elsewhere is deleted.
 */
export async function sendDraft(
  { client, consoleClient, isElsewhere = false }: Clients,
  { id, version, estimate, body, tax_id }: ReadDraft,
  words: FeeWords & { changed: (by: string) => string },
): Promise<SentDraft> {
  const { business_id, type, ...plan } = await consoleClient.planDrafts.get(id);
  const [state] = plan.states;
  if (!state) throw new Error(`Plan ${id} names no state.`);
  if (state.filing_id) return { filing_id: state.filing_id };
  if (plan.version !== version) {
    throw new ClientProblem(statedProblem('conflict', words.changed(plan.updated_by), ''));
  }
  const { jurisdiction, idempotency_key } = state;
  const sent = { ...body, jurisdiction, ...(business_id !== null && { business_id }) };
  const priceAgain = async () =>
    (await submissionsOf(client, type).preflight(sent)).fee?.total.amount ?? null;
  await refuseOtherFee(estimate, plan.priced_on, priceAgain, words);
  const sentNow =
    type === 'formation'
      ? await client.formations.submit(withTaxId(sent as FormationRequest, tax_id), idempotency_key)
      : await client.foreignQualifications.submit(sent as ForeignQualificationRequest, idempotency_key);
  if (sentNow.object === 'approval') return { approval_id: sentNow.approval.id };
  const { filing } = sentNow;
  // The service records the filing in the draft; nothing here refers to a filing of another service.
  if (isElsewhere) await consoleClient.planDrafts.delete(id);
  return { filing_id: filing.id };
}

/** The draft never contains the tax id: it is entered at submission, and goes only to the service. */
function withTaxId(formation: FormationRequest, tax_id: string | undefined): FormationRequest {
  const { ein } = formation;
  if (!ein || !tax_id) return formation;
  return { ...formation, ein: { ...ein, responsible_party: { ...ein.responsible_party, tax_id } } };
}
