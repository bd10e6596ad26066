import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ownFile } from '#lib/service/backup/manifest';

/** Writes each value as a compressed line of JSON. Returns the number of lines. */
export async function writeLines(path: string, values: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 4 }),
    createWriteStream(path, { ...ownFile, flags: 'wx', flush: true }),
  );
  return count;
}

export async function* readLines(path: string): AsyncGenerator<unknown> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  const lines = createInterface({ input: file.pipe(text), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line);
}

/** The most lines of one message, and the most characters: no string can have more than half a billion. */
export const mostAtOnce = { lines: 500, characters: 8_000_000 } as const;

export async function* inBatches(values: AsyncIterable<unknown>): AsyncGenerator<unknown[]> {
  let batch: unknown[] = [];
  let characters = 0;
  for await (const value of values) {
    batch.push(value);
    characters += String(value).length;
    if (batch.length < mostAtOnce.lines && characters < mostAtOnce.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
