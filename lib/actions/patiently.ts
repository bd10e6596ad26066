import type { ActionResult } from '#lib/actions/action-result';
import { waits } from '#lib/client/waits';
import type { Mode } from '#lib/contract/scalars';

type Action<Input, Data> = (mode: Mode, input: Input) => Promise<ActionResult<Data>>;

const mostTries = 3;
const longestWait = 90;

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks an action again where the rate limit turned it away before it changed anything: after the time that the service
 * asked for, which the page shows as a wait. An action that had begun to change something waits by itself.
 */
export function patiently<Input, Data>(
  action: Action<Input, Data>,
  pause: (milliseconds: number) => Promise<void> = rest,
): Action<Input, Data> {
  return async (mode, input) => {
    for (let tries = 1; ; tries += 1) {
      const result = await action(mode, input);
      const seconds = result.ok || result.problem.code !== 'rate_limited' ? null : result.problem.retryAfter;
      if (seconds === null || seconds > longestWait || tries >= mostTries) return result;
      const milliseconds = seconds * 1000 + Math.random() * 250;
      const done = waits.begin(milliseconds);
      await pause(milliseconds);
      done();
    }
  };
}
