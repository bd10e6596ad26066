import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type ConnectionLimits = {
  /** Maximum number of connections; more are closed at once. */
  most: number;
  /** How long a reader may be slow before its rate counts. */
  readerGraceMs: number;
  /** The minimum rate of a slow reader. */
  readerBytesPerSecond: number;
  /** How often readers are checked. */
  everyMs: number;
};

export const connectionLimits = {
  readerGraceMs: 30_000,
  readerBytesPerSecond: 8_192,
  everyMs: 5_000,
};

/** All connections of a server, including upgraded ones: slow readers are cut off, and at shutdown everybody. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #answers = new Map<ServerResponse, { since: number; from: number } | null>();
  readonly #server: Server;
  readonly #limits: ConnectionLimits;

  constructor(server: Server, limits: ConnectionLimits) {
    this.#server = server;
    this.#limits = limits;
    server.maxConnections = limits.most;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', (_request, response) => {
      this.#answers.set(response, null);
      response.once('close', () => this.#answers.delete(response));
    });
    const timer = setInterval(() => this.#cutOffSlowReaders(), limits.everyMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Each connection ends with its next answer: a caller that never pauses would keep it, and lose a request at the end. */
  endAfterAnswers(): void {
    for (const response of this.#answers.keys()) response.shouldKeepAlive = false;
    this.#server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
  }

  endAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #cutOffSlowReaders(): void {
    const now = performance.now();
    for (const [response, known] of this.#answers) {
      const { socket } = response;
      // If nothing waits to be sent, we are the slow side.
      if (!socket || socket.writableLength === 0) continue;
      const taken = bytesTaken(socket);
      if (!known) {
        this.#answers.set(response, { since: now, from: taken });
        continue;
      }
      const { readerGraceMs, readerBytesPerSecond } = this.#limits;
      const allowed = readerGraceMs + ((taken - known.from) / readerBytesPerSecond) * 1000;
      if (now - known.since > allowed) socket.destroy();
    }
  }
}

/** The bytes that the other side has accepted. The socket itself counts a chunk only once all of it is gone. */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}
