/** Where the bytes of documents are. Keys are `organization/mode/document`; a document is at most 25 MiB. */
export interface DocumentStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}
