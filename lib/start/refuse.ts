import type { RequestListener } from 'node:http';

/** Answers for a path that this process, by its ROLE, does not serve. */
export const refuse: RequestListener = (_request, response) => {
  const detail = 'This process does not serve this path: its ROLE is another one.';
  const problem = { type: 'about:blank', title: 'Not found', status: 404, detail };
  response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
};
