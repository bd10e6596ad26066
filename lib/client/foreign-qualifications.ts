import type { QueryValue } from '#lib/client/query-string';
import type { Transport } from '#lib/client/transport';
import type { FeeQuote } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { ForeignQualificationRequest, Preflight } from '#lib/contract/foreign-qualification';
import type { Requirement } from '#lib/contract/requirement';

const root = '/v1/filing/foreign-qualification';

export interface FeeQuestion {
  jurisdiction: string;
  expedited_tier?: string;
  business_id?: string;
  /** Answers that a fee rule may count on, by the name of their field. */
  fields?: Record<string, QueryValue>;
}

export function foreignQualificationCalls({ send, json }: Transport) {
  return {
    /** `replayed` tells that the key had made this filing before. The same key makes no second one. */
    submit: async (body: ForeignQualificationRequest, idempotencyKey?: string) => {
      const response = await send({ method: 'POST', path: root, body, idempotencyKey, timeoutMs: 30_000 });
      const filing = (await response.json()) as Filing;
      return { filing, replayed: response.headers.get('Idempotent-Replayed') === 'true' };
    },
    /** Runs every check and stores nothing. The body may be incomplete: that is what it tells. */
    preflight: (body: Record<string, unknown>, signal?: AbortSignal) =>
      json<Preflight>({ method: 'POST', path: `${root}/preflight`, body, signal }),
    requirement: (query: { jurisdiction: string; business_id?: string }, signal?: AbortSignal) =>
      json<Requirement>({ method: 'GET', path: `${root}/requirement`, query, signal }),
    fee: ({ fields = {}, ...query }: FeeQuestion, signal?: AbortSignal) => {
      const answers = Object.entries(fields).map(([name, value]) => [`field.${name}`, value]);
      return json<FeeQuote>({
        method: 'GET',
        path: `${root}/fee`,
        query: { ...query, ...Object.fromEntries(answers) },
        signal,
      });
    },
  };
}
