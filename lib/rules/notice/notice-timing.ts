import type { NoticeKind, NoticeTiming } from '#lib/contract/notice';
import type { Role } from '#lib/contract/roles';
import { may } from '#lib/rules/person/permissions';

export type ChosenTimings = Partial<Record<NoticeKind, NoticeTiming>>;

/** When this person is mailed about this kind: as they chose, or as suits what they may do. */
export function timingOf(chosen: ChosenTimings, roles: readonly Role[], kind: NoticeKind): NoticeTiming {
  const timing = chosen[kind];
  if (timing) return timing;
  // Somebody wrote to this person by name.
  if (kind === 'mention') return 'at_once';
  if (kind === 'filing' || !may(roles, 'prepare')) return 'off';
  if (kind === 'obligation') return 'daily';
  return may(roles, 'administer') ? 'at_once' : 'daily';
}
