import type { Approval } from '#lib/contract/approval';
import type { Session } from '#lib/session/session';

/** The plan from which a submission that was not approved can be sent again; null if there is none, as for a key's. */
export async function planToSendAgain(
  { consoleClient }: Session,
  { type, jurisdiction, legal_name, business_id }: Approval,
): Promise<string | null> {
  const { data } = await consoleClient.planDrafts.list({
    status: 'draft',
    limit: 100,
    ...(business_id !== null && { business_id }),
  });
  const plan = data.find(
    (one) =>
      one.type === type &&
      one.business_id === business_id &&
      (business_id !== null || one.business_name === legal_name) &&
      one.states.some((state) => state.jurisdiction === jurisdiction && state.filing_id === null),
  );
  return plan?.id ?? null;
}
