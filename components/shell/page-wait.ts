import { Watched } from '#components/ui/watched.ts';

const againAfterMs = 2_000;
const isOfGateway = new Set([502, 503, 504]);

/** Whether a page that was asked for has not come because nobody answers. */
export const pageMissing = new Watched(false);
let missing = 0;

/**
 * Where nobody answers, Next would leave the page for the address itself, at which the browser has nothing to show but an
 * error of its own. What is asked for a page is asked again until it is there.
 */
export function waitForPages(): void {
  const ask = window.fetch;
  window.fetch = (address, init) =>
    isForPage(init) ? untilAnswered(() => ask(address, init)) : ask(address, init);
}

/** What is only loaded for the case that it is opened comes with the page, or not at all. */
function isForPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return headers.has('rsc') && !headers.has('next-router-prefetch');
}

async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  const first = await askOnce(ask);
  if (first) return first;
  count(1);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    const answer = await askOnce(ask);
    if (!answer) continue;
    count(-1);
    return answer;
  }
}

async function askOnce(ask: () => Promise<Response>): Promise<Response | null> {
  try {
    const answer = await ask();
    return isOfGateway.has(answer.status) ? null : answer;
  } catch (error) {
    // `fetch` rejects with a TypeError where no answer came, and with another error where it was given up.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function count(change: number): void {
  missing += change;
  pageMissing.set(missing > 0);
}
