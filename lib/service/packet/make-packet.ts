import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PacketFacts, PacketFile } from '#lib/service/packet/packet-facts';
import type { PacketNote, PacketOrder } from '#lib/service/packet/packet-worker';

export type PacketLimits = { fileMs: number; wholeMs: number };

const usualLimits: PacketLimits = { fileMs: 8_000, wholeMs: 40_000 };

/**
 * The packet as one PDF. Untrusted files are parsed in a separate thread, one packet at a time, and loaded only when it
 * is their turn. A file that takes too much time or memory is left out, and its page says to add it by hand.
 */
export function makePacket(
  facts: PacketFacts,
  load: () => Promise<readonly PacketFile[]>,
  limits: PacketLimits = usualLimits,
): Promise<Uint8Array> {
  const made = last.then(async () => attempt(facts, await load(), limits));
  last = made.catch(() => undefined);
  return made;
}

let last: Promise<unknown> = Promise.resolve();

const fault = 'it takes too long to read';

async function attempt(
  facts: PacketFacts,
  files: readonly PacketFile[],
  limits: PacketLimits,
): Promise<Uint8Array> {
  const end = performance.now() + limits.wholeMs;
  let left = [...files];
  for (;;) {
    const answer = await runWorker({ facts, files: left }, limits);
    if ('packet' in answer) return answer.packet;
    const { opening } = answer;
    if (left.every((file) => file.fault !== null)) throw answer.error;
    // If the file at fault is unknown, or no time is left, none of them is parsed again.
    const all = opening === null || performance.now() > end;
    left = left.map((file, at) => (all || at === opening ? { ...file, bytes: null, fault } : file));
  }
}

type Answer = { packet: Uint8Array } | { opening: number | null; error: Error };

/**
 * Runs one worker to its end, or terminates it when a file, or the work after the last file, takes longer than its
 * limit.
 */
function runWorker(order: PacketOrder, { fileMs, wholeMs }: PacketLimits): Promise<Answer> {
  const worker = new Worker(join(import.meta.dirname, 'packet-worker.ts'), {
    workerData: order,
    // The thread that parses untrusted files gets no secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise((resolve) => {
    let opening: number | null = null;
    let timer: NodeJS.Timeout | undefined;
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const fail = (error: Error) => finish({ opening, error });
    worker.on('message', (note: PacketNote) => {
      if ('packet' in note) return finish(note);
      opening = note.opening;
      clearTimeout(timer);
      const most = opening === null ? wholeMs : fileMs;
      timer = setTimeout(() => fail(new Error('A part of the packet took too long.')), most);
    });
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('The packet ended before it was made.')));
  });
}
