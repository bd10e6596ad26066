import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Plan } from '#lib/contract/plan';
import type { Mode } from '#lib/contract/scalars';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import { underWayWords as words } from './words.ts';

/** How many states were sent already, and the way to them: whoever reloads while a plan is sent sees the others alone. */
export function UnderWayNotice({ mode, plan: { id, states } }: { mode: Mode; plan: Plan }) {
  const sent = states.filter(({ status }) => isSubmitted(status)).length;
  if (sent === 0) return null;
  const isAll = sent === states.length;
  return (
    <Notice
      kind={isAll ? 'done' : 'info'}
      title={isAll ? words.all : words.some(sent)}
      actions={
        <TextLink href={paths.planSending(mode, id)} alone>
          {words.seeProgress}
        </TextLink>
      }
    />
  );
}
