import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';

/** Answers with a problem and ends the connection: nothing else is to be expected of who sends this. */
export function refuseRequest(response: ServerResponse, status: number, detail: string): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  response.writeHead(status, headers).end(JSON.stringify(problem));
}

/** Answers for a path that this process, by its ROLE, does not serve. */
export const refuse: RequestListener = (_request, response) =>
  refuseRequest(response, 404, 'This process does not serve this path: its ROLE is another one.');
