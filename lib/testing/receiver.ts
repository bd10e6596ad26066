import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: a message is read as an outside caller does, without our types
  event: any;
};

type Answer = (response: ServerResponse, nth: number) => void;

/** A partner's webhook receiver on this machine: it records requests and responds as configured, 200 by default. */
export async function startReceiver(answer: Answer = (response) => response.end('thanks')) {
  const received: Received[] = [];
  let answerNow = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      answerNow(response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    answer: (next: Answer) => {
      answerNow = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(code, headers).end(`status ${code}`);
}
