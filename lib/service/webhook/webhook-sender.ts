import { Agent, request } from 'undici';
import {
  type Allowance,
  checkHost,
  guardedLookup,
  RefusedAddress,
  type Resolve,
} from '#lib/service/webhook/address-guard';

const timeoutMs = 15_000;
const mostBodyBytes = 16 * 1024;

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** The first 16 KiB. */
  body: string;
};

/** A whole response, or the reason why there is none, with what came of it. */
export type Outcome = {
  answer: Answer | null;
  error: string | null;
  durationMs: number;
};

export type SenderOptions = {
  allowance: Allowance;
  timeoutMs?: number;
  resolve?: Resolve;
};

/**
 * The only way to post anything to a partner. It follows no redirect and keeps no cookie. Its callers bound how many
 * requests to an endpoint are under way: a bound for each host would be shared by all tenants whose receivers are there.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #agent: Agent;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#agent = new Agent({
      connect: { lookup: guardedLookup(options.allowance, options.resolve), timeout: 10_000 },
      keepAliveTimeout: 4_000,
    });
  }

  /** Throws `RefusedAddress` if the host is known to be in a network that webhooks may not reach. */
  async check(url: string): Promise<void> {
    await checkHost(new URL(url).hostname, this.#options.allowance, this.#options.resolve).catch((error) => {
      // A host name that does not resolve yet may do so when the first event is due.
      if (error instanceof RefusedAddress) throw error;
    });
  }

  /** Posts the bytes unchanged. */
  async send(url: string, headers: Record<string, string>, body: string): Promise<Outcome> {
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      return { ...(await this.#post(url, headers, body)), durationMs: took() };
    } catch (error) {
      return { answer: null, error: this.#inWords(error), durationMs: took() };
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #post(
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Omit<Outcome, 'durationMs'>> {
    const { hostname } = new URL(url);
    // A socket does no DNS lookup for a host that is an address already.
    await checkHost(hostname, this.#options.allowance, async () => []);
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? timeoutMs);
    const response = await request(url, { method: 'POST', headers, body, dispatcher: this.#agent, signal });
    const { text, error } = await firstBytes(response.body);
    const answer = {
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value ?? '')]),
      ),
      body: text,
    };
    return { answer, error: error === null ? null : this.#inWords(error, true) };
  }

  #inWords(error: unknown, hasBegun = false): string {
    if (error instanceof RefusedAddress) return error.message;
    if (!(error instanceof Error)) return 'The request failed.';
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    const limit = (this.#options.timeoutMs ?? timeoutMs) / 1000;
    if (error.name === 'TimeoutError') {
      return `${hasBegun ? 'The answer began, but did not end' : 'No answer came'} within ${limit} seconds.`;
    }
    if (cutCodes.includes(code)) {
      return `The connection was closed before ${hasBegun ? 'the answer ended' : 'an answer came'}.`;
    }
    // The parser gives no code.
    if (error.name === 'HTTPParserError') return notHttp;
    if (failures[code]) return failures[code];
    if (code.startsWith('ERR_SSL_')) return `The receiver and we could not agree on TLS (${code}).`;
    return `The request failed${code ? ` (${code})` : ''}.`;
  }
}

const notHttp = 'The answer is not HTTP.';

const cutCodes = ['ECONNRESET', 'UND_ERR_SOCKET'];

const failures: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at the address.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection could be made in time.',
  ETIMEDOUT: 'No connection could be made in time.',
  EHOSTUNREACH: 'The address cannot be reached.',
  ENETUNREACH: 'The address cannot be reached.',
  ENOTFOUND: 'The host name is not known.',
  EAI_AGAIN: 'The host name could not be looked up.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too long.',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: notHttp,
  ERR_SSL_WRONG_VERSION_NUMBER: 'The receiver does not speak TLS at this port.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'The receiver does not speak TLS at this port.',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired.',
  CERT_NOT_YET_VALID: 'The certificate of the receiver is not valid yet.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the receiver is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the receiver is from an authority that is not trusted.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'The certificate of the receiver is from an authority that is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate of the receiver cannot be verified: the receiver does not send the intermediate certificate, or the authority is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the receiver is for another host.',
};

/** The rest is not read: a receiver could send without end. `error` is why less came than it announced. */
async function firstBytes(
  body: AsyncIterable<Buffer> & { destroy(): void },
): Promise<{ text: string; error: unknown }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let error: unknown = null;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBodyBytes) break;
    }
  } catch (thrown) {
    error = thrown;
  }
  body.destroy();
  const bytes = Buffer.concat(chunks).subarray(0, mostBodyBytes);
  // Postgres text cannot hold the null character.
  return { text: bytes.toString('utf8').replaceAll('\u0000', '\ufffd'), error };
}
