import { StatusShape, type StatusShapeName } from '#components/filings/status-shape';
import { planWords } from '#components/plans/words.ts';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import type { AnswerStamp } from '#lib/contract/plan-draft';

export type Task = {
  /** Id of its part of the page. */
  id: string;
  title: string;
  done: number;
  total: number;
  /** How many answers the last check refused and nobody has changed since. */
  faults: number;
  /** Who was there last; null where nobody has been. */
  visit: AnswerStamp | null;
};

/** The hub of the form: what is done, what somebody has begun, what nobody has looked at. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const complete = tasks.filter(isComplete).length;
  return (
    <nav aria-labelledby="tasks-heading" className="border-ink border-t-2 pt-3" data-no-print="">
      <h2 id="tasks-heading" className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-semibold text-section">{planWords.parts.title}</span>
        <span className="text-ink-2">{planWords.parts.count(complete, tasks.length)}</span>
      </h2>
      <ul className="grid gap-x-8 sm:max-[1199px]:grid-cols-2">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start gap-2 border-rule border-t py-1.5">
            <span
              className={`mt-0.5 ${isComplete(task) ? 'text-done' : task.faults > 0 ? 'text-stop' : 'text-ink-3'}`}
            >
              <StatusShape name={shapeOf(task)} />
            </span>
            <span className="min-w-0 flex-1">
              <TextLink href={`#${task.id}`} alone>
                {task.title}
              </TextLink>
              <span className={`block text-small ${task.faults > 0 ? 'text-stop' : 'text-ink-2'}`}>
                {statusOf(task)}
              </span>
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

function isComplete({ done, total, faults }: Task): boolean {
  return done === total && faults === 0;
}

function shapeOf(task: Task): StatusShapeName {
  if (isComplete(task)) return 'tick';
  if (task.faults > 0) return 'ask';
  return task.visit ? 'half' : 'dashed-ring';
}

function statusOf(task: Task) {
  if (isComplete(task)) return planWords.parts.complete;
  if (task.faults > 0) return planWords.parts.faults(task.faults);
  if (!task.visit) return planWords.parts.untouched;
  return (
    <>
      {planWords.parts.begun} {task.visit.by}, <Time value={task.visit.at} />
    </>
  );
}
