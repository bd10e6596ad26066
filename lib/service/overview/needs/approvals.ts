import { waitingForMe, whatIsForMe } from '#lib/service/approval/waiting-for-me';
import { approvals } from '#lib/service/db/schema/approvals';
import { defineNeed } from '#lib/service/overview/needs/need';

/** Approvals on which the caller may decide, oldest first. */
export const approvalNeed = defineNeed({
  table: approvals,
  owner: 'mine',
  waits: whatIsForMe,
  rows: waitingForMe,
});
