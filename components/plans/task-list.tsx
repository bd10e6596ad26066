import { StatusShape } from '#components/filings/status-shape';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import type { AnswerStamp } from '#lib/contract/console/plan';

export type Task = {
  /** Id of its part of the page. */
  id: string;
  title: string;
  done: number;
  total: number;
  /** Who was there last; null where nobody has been. */
  visit: AnswerStamp | null;
};

/** The hub of the form: what is done, what somebody has begun, what nobody has looked at. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const complete = tasks.filter(isComplete).length;
  return (
    <nav aria-labelledby="tasks-heading" className="border-ink border-t-2 pt-3" data-no-print="">
      <h2 id="tasks-heading" className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-semibold text-section">Parts of this form</span>
        <span className="text-ink-2">
          {complete} of {tasks.length} complete
        </span>
      </h2>
      <ul className="grid gap-x-8 sm:max-[1199px]:grid-cols-2">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start gap-2 border-rule border-t py-1.5">
            <span className={isComplete(task) ? 'mt-0.5 text-done' : 'mt-0.5 text-ink-3'}>
              <StatusShape name={isComplete(task) ? 'tick' : task.visit ? 'half' : 'dashed-ring'} />
            </span>
            <span className="min-w-0 flex-1">
              <TextLink href={`#${task.id}`} alone>
                {task.title}
              </TextLink>
              <span className="block text-ink-2 text-small">{statusOf(task)}</span>
            </span>
            {task.total > 0 ? (
              <span className="shrink-0 text-ink-2 numeric">
                {task.done} of {task.total}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isComplete({ done, total }: Task): boolean {
  return done === total;
}

function statusOf(task: Task) {
  if (isComplete(task)) return 'Complete';
  if (!task.visit) return 'Not looked at yet';
  return (
    <>
      Looked at, incomplete: {task.visit.by}, <Time value={task.visit.at} />
    </>
  );
}
