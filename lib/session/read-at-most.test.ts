import { expect, test } from 'vitest';
import { readAtMost } from '#lib/session/read-at-most';

function streamed(chunks: number, size: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent === chunks) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(size).fill(sent));
    },
  });
  return { body, headers: new Headers(), sent: () => sent };
}

test('a body that fits is read whole, however it comes', async () => {
  expect(await readAtMost(streamed(3, 2), 6)).toEqual(new Uint8Array([1, 1, 2, 2, 3, 3]));
  expect(await readAtMost({ body: null, headers: new Headers() }, 6)).toEqual(new Uint8Array());
});

test('of a longer one no more is read than tells so, with a length that it says and without', async () => {
  const endless = streamed(1_000_000, 1024);
  expect(await readAtMost(endless, 16 * 1024)).toBeNull();
  expect(endless.sent()).toBeLessThan(20);
  const declared = { ...streamed(1, 1), headers: new Headers({ 'Content-Length': '104857600' }) };
  expect(await readAtMost(declared, 16 * 1024)).toBeNull();
});
