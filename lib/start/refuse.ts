import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';

/** Answers with a problem and closes the connection: nothing useful can follow from this sender. */
export function refuseRequest(response: ServerResponse, status: number, detail: string): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  response.writeHead(status, headers).end(JSON.stringify(problem));
}

/** Answers for a path that this process does not serve in its ROLE. */
export const refuse: RequestListener = (_request, response) =>
  refuseRequest(response, 404, 'This process does not serve this path: its ROLE is another one.');
