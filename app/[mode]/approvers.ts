import { everyItem } from '#lib/client/every-item';
import type { Member } from '#lib/contract/member';
import { may } from '#lib/rules/person/permissions';
import type { Session } from '#lib/session/session';

/** The members who may decide on what somebody else submits. */
export async function approversOf({ consoleClient }: Session): Promise<Member[]> {
  const members = await Array.fromAsync(everyItem(consoleClient.members.list)({ limit: 100 }));
  return members.filter(({ roles, suspended_at }) => suspended_at === null && may(roles, 'approve'));
}
