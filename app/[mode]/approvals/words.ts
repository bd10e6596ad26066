import type { ApprovalDecision, ApprovalStatus } from '#lib/contract/approval';
import { theState } from '#lib/rules/the-state';

/** The sentences of the list of approvals and of the page of one. */
export const approvalListWords = {
  title: 'Approvals',
  description: 'Submissions that wait until someone else approves them. Nothing is filed until then.',
  rules: 'Approval rules',
  waiting: 'Waiting',
  ended: 'Decided and expired',
  show: 'Show',
  none: 'Nothing waits for an approval.',
  noneEnded: 'No approval has been decided yet.',
  noneDetail: 'A submission that meets a rule of your organization waits here.',
  submission: 'Submission',
  state: 'State',
  status: 'Status',
  fee: 'Estimated fee, USD',
  askedBy: 'Sent by',
  expires: 'Expires',
  end: 'Ended',
  by: (name: string) => `by ${name}`,
  forYou: 'Waits for you',
  forOthers: 'Waits for someone else',
} as const;

export const approvalStatusWords: Record<ApprovalStatus, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** Why there is no button. */
export const noDecisionWords: Record<Exclude<ApprovalDecision, 'open' | 'ended'>, string> = {
  own: 'You sent this yourself. Someone else with the approver role has to decide.',
  own_key: 'This came from an API key that you created. Someone else with the approver role has to decide.',
  not_permitted: 'Your roles do not let you decide. Someone with the approver role has to.',
};

export const approvalPageWords = {
  title: (name: string, state: string) => `${name}: ${state}`,
  decision: 'Decision',
  about: 'About this submission',
  rule: 'Rule',
  submitted: 'Sent',
  by: approvalListWords.by,
  expires: 'Expires',
  decided: 'Decided',
  reason: 'Reason',
  hash: 'SHA-256 of the body',
  noHash: 'None, because the body has a tax ID',
  business: 'Business record',
  willSend: 'What will be sent',
  wasSent: 'What was sent',
  willSendDetail: 'If it is approved, it is sent exactly as you see it here, after every check runs again.',
  approve: 'Approve and send',
  approveKey: 'Approve and send (a)',
  approved: 'Approved. The filing is on its way.',
  changed: {
    title: 'It has changed since you opened it',
    detail: 'The page now shows the current fee and name. Check them, then approve again.',
  },
  openFiling: 'Open the filing',
  openPlan: 'Open the plan',
  reject: 'Reject',
  rejectTitle: (name: string, state: string) => `Reject ${name} in ${theState(state)}?`,
  rejectDetail: 'Nothing is filed. The reason goes to the person who sent it.',
  rejectReason: 'Reason',
  reasonMissing: 'Enter a reason.',
  keep: 'Keep it waiting',
  rejected: 'Rejected.',
  notFiled: 'Nothing was filed.',
  waits: 'This submission waits for an approval',
  waitsDetail: 'Nothing you entered is lost, and nothing is filed until someone approves it.',
  nobody: 'Nobody here can approve this submission',
  nobodyDetail:
    'An administrator has to give the approver role to someone who did not send it. Otherwise it expires, and nothing of it is filed.',
  openMembers: 'Open the members',
  neighbors: 'Approvals that wait for you',
  subject: 'approval',
  approvalId: 'approval ID',
} as const;
