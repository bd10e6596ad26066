import { theState, theStates } from '#lib/rules/the-state';
import { withPeriod } from '#lib/rules/with-period';

/** The sentences of emails about approvals. */
export const approvalMails = {
  asked: {
    subject: ({ name, state }: About) => `Approve or reject: ${name} in ${theState(state)}`,
    text: ({ by, name, state, what, fee, rule, link }: Asked) => [
      `${by} wants to send a ${what} for ${name} in ${theState(state)}. Estimated fee: ${fee}. It waits for an approval.`,
      rule,
      'Look at what will be sent, and approve or reject it:',
      link,
    ],
  },
  askedTogether: {
    subject: ({ name, states }: Pick<Together, 'name' | 'states'>) =>
      `Approve or reject: ${name} in ${states.length} states`,
    text: ({ by, name, states, fee, rules, link }: Together) => [
      `${by} wants to send foreign qualifications for ${name} in ${theStates(states)}. Estimated fees: ${fee} in all. Each waits for an approval.`,
      ...rules,
      'Look at what will be sent, and approve or reject each, beginning with this one:',
      link,
    ],
  },
  rejected: {
    subject: ({ name, state }: About) => `Rejected: ${name} in ${theState(state)}`,
    text: ({ by, name, state, reason, link }: About & { by: string; reason: string; link: string }) => [
      `${by} rejected your submission for ${name} in ${theState(state)}. Nothing was filed. The reason:`,
      reason,
      link,
    ],
  },
  expired: {
    subject: ({ name, state }: About) => `Not approved in time: ${name} in ${theState(state)}`,
    text: ({ name, state, link }: About & { link: string }) => [
      `Nobody approved your submission for ${name} in ${theState(state)} in time. Nothing was filed. Send it again if it is still wanted.`,
      link,
    ],
  },
};

/** Why a state of a plan was not filed. */
export const planRefusals = {
  rejected: (by: string, reason: string) =>
    `${by} rejected it: “${withPeriod(reason)}” You can send it again.`,
  expired: 'Nobody approved it in time. You can send it again.',
};

type About = { name: string; state: string };
type Asked = About & { by: string; what: string; fee: string; rule: string; link: string };
type Together = { by: string; name: string; states: string[]; fee: string; rules: string[]; link: string };
