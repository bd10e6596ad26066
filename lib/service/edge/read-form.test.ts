import { expect, test } from 'vitest';
import { readForm } from '#lib/service/edge/read-form';

const limits = { bytes: 1024 * 1024, fileBytes: 1024 * 1024, milliseconds: 60_000 };
const type = 'multipart/form-data; boundary=x';
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

function bodyOf(text: string, end: 'closes' | 'fails' | 'hangs') {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(text));
      if (end === 'closes') controller.close();
      if (end === 'fails') setImmediate(() => controller.error(new Error('the socket is gone')));
    },
  });
}

test('a form is parsed with its file, whose name may have percent-encoded characters', async () => {
  const text = `${head.replace('a.pdf', '%22ü%22%0D%0A.pdf')}bytes\r\n--x--\r\n`;
  const file = (await readForm(bodyOf(text, 'closes'), type, limits)).form.get('file') as File;
  expect([file.name, await file.text()]).toEqual(['"ü".pdf', 'bytes']);
});

test.each(['closes', 'fails'] as const)(
  'a body that %s within its file is reported as the caller’s error',
  async (end) => {
    await expect(readForm(bodyOf(`${head}half`, end), type, limits)).rejects.toMatchObject({
      code: 'validation_error',
    });
  },
);

test('a stalled body times out', async () => {
  const slow = { ...limits, milliseconds: 10 };
  await expect(readForm(bodyOf(`${head}half`, 'hangs'), type, slow)).rejects.toThrow('too long');
});
