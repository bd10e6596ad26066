import type { Database, Row } from '#lib/service/db/database';

type Waiting = { opening: string; statement: string } & PromiseWithResolvers<Row[]>;

// The most statements in one message, because the first one waits until the last is done.
const mostInMessage = 16;

/**
 * For a database that does one thing at a time, and for which a message costs more than a short statement: statements
 * that wait at the same moment go in one message, each under its own settings. A statement that fails rolls back the
 * whole message, so each is then sent alone.
 */
export function readTogether(send: (text: string) => Promise<Row[][]>): Database['read'] {
  let waiting: Waiting[] = [];
  let isSending = false;

  // Between two messages the process reads its sockets: requests that arrived meanwhile join the next one.
  async function sendNext(): Promise<void> {
    const batch = waiting.slice(0, mostInMessage);
    waiting = waiting.slice(mostInMessage);
    await (batch.length === 1 ? sendEach(batch) : sendBatch(batch));
    isSending = waiting.length > 0;
    if (isSending) setImmediate(() => void sendNext());
  }

  async function sendBatch(batch: Waiting[]): Promise<void> {
    const statements: string[] = [];
    const places = batch.map(({ opening, statement }, at) => {
      if (opening !== batch[at - 1]?.opening) statements.push(opening);
      return statements.push(statement) - 1;
    });
    const answers = await send(statements.join('; ')).catch(() => null);
    if (!answers) return sendEach(batch);
    for (const [at, { resolve }] of batch.entries()) resolve(answers[places[at] ?? -1] ?? []);
  }

  async function sendEach(batch: Waiting[]): Promise<void> {
    for (const { opening, statement, resolve, reject } of batch) {
      await send(`${opening}; ${statement}`).then((answers) => resolve(answers.at(-1) ?? []), reject);
    }
  }

  return (opening, statement) => {
    const one: Waiting = { opening, statement, ...Promise.withResolvers<Row[]>() };
    waiting.push(one);
    if (!isSending) {
      isSending = true;
      // By then, everything that arrived together with this statement is queued.
      setImmediate(() => void sendNext());
    }
    return one.promise;
  };
}
