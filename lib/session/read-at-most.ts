/** The body of a request; null if it exceeds the limit, beyond which nothing is read. */
export async function readAtMost(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('Content-Length') ?? 0) > most) return null;
  const read = new Uint8Array(most);
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > most) {
      await reader.cancel();
      return null;
    }
    read.set(value, length);
    length += value.length;
  }
  return read.slice(0, length);
}
