import type { ActionProblem, ActionResult } from '#lib/actions/action-result';
import { lostAnswer, offline } from '#lib/actions/lost-answer';
import { mostTries, pageWait, pauseBefore } from '#lib/client/retry';
import { waits } from '#lib/client/waits';
import { shown } from '#lib/config/shown';
import type { Mode } from '#lib/contract/scalars';
import type { Shown } from '#lib/contract/token';

type Action<Input, Data> = (mode: Mode, input: Input, shown?: Shown) => Promise<ActionResult<Data>>;

type RetryOptions = {
  /** Given for an action that is safe to repeat. */
  silence?: {
    /** Called before a retry, when no response came. Without it, nothing is sent while the browser is offline. */
    onSilence?: () => void;
    /** The result if no response comes at all. */
    words?: { title: string; detail: string };
  };
  pause?: (milliseconds: number) => Promise<void>;
};

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Retries an action where the client inside it cannot: when the rate limit refused it before it changed anything, after
 * the time that the service asked for, which the page shows; and, if it is safe to repeat, when the dashboard's
 * response was lost. That client retries calls that the service did not answer. It never throws: a response that stays
 * lost is a problem like any other.
 */
export function retryAction<Input, Data>(
  action: Action<Input, Data>,
  { silence, pause = rest }: RetryOptions = {},
): Action<Input, Data> {
  return async (mode, input) => {
    if (!silence?.onSilence && navigator.onLine === false) return { ok: false, problem: offline };
    for (let tries = 1; ; tries += 1) {
      const call = action(mode, input, shown());
      const result = await call.catch(() => null);
      const isLast = tries >= mostTries;
      if (!result) {
        if (!silence) return { ok: false, problem: lostAnswer };
        if (isLast) return { ok: false, problem: { ...lostAnswer, ...silence.words } };
        silence.onSilence?.();
        await pause(reconnection * tries);
      } else {
        if (isLast || result.ok || !isShortWait(result.problem)) return result;
        const milliseconds = pauseBefore(tries, result.problem);
        const done = waits.begin(milliseconds);
        await pause(milliseconds);
        done();
      }
    }
  };
}

/** Milliseconds: a dashboard that restarts is back after the second of these pauses. */
const reconnection = 5_000;

function isShortWait({ code, retryAfter }: ActionProblem): boolean {
  return code === 'rate_limited' && retryAfter !== null && retryAfter <= pageWait;
}
