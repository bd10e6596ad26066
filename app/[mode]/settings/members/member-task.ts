import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';

/** The current action, and its member. */
export type MemberTask =
  | { kind: 'invite'; mode: Mode }
  | { kind: 'change' | 'suspend' | 'reset_factor'; mode: Mode; member: Member }
  | { kind: 'hand_over'; mode: Mode; member: Member; others: readonly Member[] };
