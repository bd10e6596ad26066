import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebhookSender } from '#lib/service/webhook/webhook-sender';

let close: (() => void)[] = [];
afterEach(() => {
  for (const one of close) one();
  close = [];
});

/** What the sender makes of a receiver that writes these bytes, and then does what it is given. */
async function outcomeOf(bytes: string, then: (socket: Socket) => void = () => {}, scheme = 'http') {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(bytes, 'latin1', () => then(socket)));
    close.push(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = new WebhookSender({ allowance: 'loopback', timeoutMs: 1_500 });
  close.push(
    () => server.close(),
    () => sender.close(),
  );
  return sender.send(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}, '{}');
}

const begun = 'HTTP/1.1 503 Busy\r\nRetry-After: 600\r\nContent-Length: 100\r\n\r\nIn the mi';
const headers = { 'retry-after': '600', 'content-length': '100' };

describe('the cause of a failure', () => {
  test('an answer that does not end is kept as far as it came', async () => {
    expect(await outcomeOf(begun)).toMatchObject({
      answer: { status: 503, headers, body: 'In the mi' },
      error: 'The answer began, but did not end within 1.5 seconds.',
    });
  });

  test('and one that is cut', async () => {
    expect(await outcomeOf(begun, (socket) => socket.destroy())).toMatchObject({
      answer: { status: 503, headers, body: 'In the mi' },
      error: 'The connection was closed before the answer ended.',
    });
  });

  test('an answer of which enough was read needs no end', async () => {
    const { answer, error } = await outcomeOf(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(20_000)}`);
    expect([answer?.status, answer?.body.length, error]).toEqual([200, 16_384, null]);
  });

  test.each([
    ['SSH-2.0-OpenSSH_9.2\r\n', 'http', 'The answer is not HTTP.'],
    ['\x15\x03\x01\x00\x02\x02\x46', 'http', 'The answer is not HTTP.'],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'http', 'The answer is not HTTP.'],
    [
      `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      'http',
      'The headers of the answer are too long.',
    ],
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'https', 'The receiver does not speak TLS at this port.'],
    [
      '\x15\x03\x01\x00\x02\x02\x46',
      'https',
      'The receiver and we could not agree on TLS (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION).',
    ],
  ])('%j to %s: %s', async (bytes, scheme, error) => {
    const outcome = await outcomeOf(bytes, (socket) => socket.end(), scheme);
    expect(outcome.error).toBe(error);
  });

  test.each([
    ['CERT_NOT_YET_VALID', 'The certificate of the receiver is not valid yet.'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'The certificate of the receiver is from an authority that is not trusted.',
    ],
    ['EHOSTUNREACH', 'The address cannot be reached.'],
    ['ENETUNREACH', 'The address cannot be reached.'],
    ['ETIMEDOUT', 'No connection could be made in time.'],
    ['EODD', 'The request failed (EODD).'],
    [undefined, 'The request failed.'],
  ])('%s: %s', async (code, words) => {
    const resolve = () => Promise.reject(Object.assign(new Error('failed'), { code }));
    const sender = new WebhookSender({ allowance: 'none', resolve });
    close.push(() => sender.close());
    expect((await sender.send('https://receiver.example/', {}, '{}')).error).toBe(words);
  });
});
