import type { Readable } from 'node:stream';
import type { ByteRange } from '#lib/service/document/read-range';

/** A document is on record, and its bytes are gone. */
export class LostBytes extends Error {
  constructor(key: string, cause: unknown) {
    super(`The bytes of ${key} are not in the store.`, { cause });
    this.name = 'LostBytes';
  }
}

/** Where the bytes of documents are. Keys are `organization/mode/document`. */
export type DocumentStore = {
  /** Resolves once the bytes are stored safely. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or a range of them, as a stream. Rejects with `LostBytes` if the store has none. */
  open(key: string, range?: ByteRange | null): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Rejects if documents cannot be stored or opened. */
  reach(): Promise<void>;
};
