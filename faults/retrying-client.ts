import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

// biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without our types
export type Body = any;
export type Answer = { status: number; body: Body };
type Sending = { body?: unknown; form?: FormData; key?: string };

/** Calls the API as a partner with retries does. */
export class RetryingClient {
  readonly #urls: () => string[];
  readonly #apiKey: string;
  isOver = false;
  /** Requests in progress when the process that served them was killed. */
  broken = 0;
  /** The 503 responses that are problem documents. */
  unavailable = 0;
  readonly faults: string[] = [];

  constructor(urls: () => string[], apiKey: string) {
    this.#urls = urls;
    this.#apiKey = apiKey;
  }

  /** Null if there was no complete response. */
  async once(method: string, path: string, { body, form, key }: Sending = {}): Promise<Answer | null> {
    const urls = this.#urls();
    const url = urls[Math.floor(Math.random() * urls.length)];
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.#apiKey}`,
          ...(key ? { 'Idempotency-Key': key } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
        signal: AbortSignal.timeout(60_000),
      });
      const read = await answer.json();
      this.#judge(method, path, answer, read);
      return { status: answer.status, body: read };
    } catch (error) {
      if (error instanceof SyntaxError) this.faults.push(`${method} ${path} answered no JSON.`);
      this.broken += 1;
      return null;
    }
  }

  #judge(method: string, path: string, answer: Response, read: Body): void {
    if (answer.status < 500) return;
    if (answer.status === 503 && read.type?.endsWith('/unavailable')) this.unavailable += 1;
    else
      this.faults.push(`${method} ${path} answered ${answer.status}: ${JSON.stringify(read).slice(0, 300)}`);
  }

  /** Repeats the request with one key until there is a response; null if the load ends before. */
  async untilAnswered(method: string, path: string, sending: Sending = {}): Promise<Answer | null> {
    const key = sending.key ?? randomUUID();
    while (!this.isOver) {
      const answer = await this.once(method, path, { ...sending, key });
      if (answer && answer.status < 500) return answer;
      await wait(50);
    }
    return null;
  }

  async read(path: string): Promise<Body> {
    const answer = await this.once('GET', path);
    if (answer?.status !== 200) throw new Error(`GET ${path} answered ${answer?.status ?? 'nothing'}.`);
    return answer.body;
  }

  async bytes(path: string): Promise<Buffer | null> {
    const headers = { Authorization: `Bearer ${this.#apiKey}` };
    const answer = await fetch(`${this.#urls()[0]}${path}`, { headers });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  async all(path: string): Promise<Body[]> {
    const found: Body[] = [];
    let cursor = '';
    for (;;) {
      const page = await this.read(`${path}${path.includes('?') ? '&' : '?'}limit=100${cursor}`);
      found.push(...page.data);
      if (!page.has_more) return found;
      cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
    }
  }
}
