import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from './has-ended.ts';

const pauseMs = 50;
const longestMs = 180_000;

/** Polls the URL until it is ready: false if the process exits before, or after three minutes. */
export async function becomesReady(
  child: ChildProcess,
  url: string,
  isReady: (answer: Response) => boolean = () => true,
): Promise<boolean> {
  for (let waited = 0; waited < longestMs && !hasEnded(child); waited += pauseMs) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer && isReady(answer)) return true;
    await wait(pauseMs);
  }
  return false;
}
