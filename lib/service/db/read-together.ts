import type { Database, Row } from '#lib/service/db/database';

type Waiting = { opening: string; statement: string } & PromiseWithResolvers<Row[]>;

// Who came first waits for the answer of the last of one message.
const mostInMessage = 16;

/**
 * Where the database does one thing at a time, and a message costs more than a short statement: what waits at the same
 * instant goes in one message, each statement under its own settings. A statement that fails undoes the whole message, so
 * each is then sent alone.
 */
export function readTogether(send: (text: string) => Promise<Row[][]>): Database['read'] {
  let waiting: Waiting[] = [];
  let isSending = false;

  // Between two messages the process turns to its sockets: what came in meanwhile goes with the next one.
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
      // By then all that came in with this one is there.
      setImmediate(() => void sendNext());
    }
    return one.promise;
  };
}
