import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { ActionResult } from '#lib/actions/action-result';
import { inputProblem, toActionProblem } from '#lib/actions/to-action-problem';
import { readBrowser } from '#lib/session/browser';
import { dashboardConsole } from '#lib/session/service-clients';

/** Like `defineAction`, before anyone has signed in: the dashboard calls in its own name. */
export function defineOpenAction<Schema extends z.ZodType, Data>(
  input: Schema,
  run: (console: ReturnType<typeof dashboardConsole>, input: z.output<Schema>) => Promise<Data>,
): (input: z.input<Schema>) => Promise<ActionResult<Data>> {
  return async (given) => {
    try {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { ok: false, problem: inputProblem(parsed.error) };
      return { ok: true, data: await run(dashboardConsole(await readBrowser()), parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      return { ok: false, problem: toActionProblem(error) };
    }
  };
}
