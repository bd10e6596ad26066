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

export async function* inBatches<T>(values: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
