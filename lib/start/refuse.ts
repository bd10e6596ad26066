import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const problemOf = (status: number, detail: string) =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
const headers = {
  'Content-Type': 'application/problem+json',
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** Answers with a problem and closes the connection: nothing useful can follow from this sender. */
export function refuseRequest(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, headers).end(problemOf(status, detail));
}

/** The same for a request that Node could not read, and of which it has made no response. */
export function refuseUnread(socket: Duplex, status: number, detail: string): void {
  const problem = problemOf(status, detail);
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(problem) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))];
  socket.end(`${head.join('\r\n')}\r\n\r\n${problem}`, () => socket.destroy());
}

/** Answers for a path that this process does not serve in its ROLE. */
export const refuse: RequestListener = (_request, response) =>
  refuseRequest(response, 404, 'This process does not serve this path: its ROLE is another one.');
