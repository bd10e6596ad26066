import type { ActionProblem } from '#lib/actions/action-result';

/** The result when a response was lost. Nobody knows whether the action was done. */
export const lostAnswer: ActionProblem = {
  code: 'unavailable',
  status: 503,
  title: 'No answer came',
  detail:
    'The connection was lost before the answer came. It may have been done: reload the page and look before you try again.',
  requestId: null,
  retryAfter: null,
};

/** The result when the browser has no connection: nothing was sent. */
export const offline: ActionProblem = {
  code: 'offline',
  status: 503,
  title: 'You are offline',
  detail: 'Nothing was sent, and what you entered is kept. Try again when you are back online.',
  requestId: null,
  retryAfter: null,
};
