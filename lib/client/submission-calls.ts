import type { QueryValue } from '#lib/client/query-string';
import type { Transport } from '#lib/client/transport';
import type { FeeQuote } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { Preflight } from '#lib/contract/foreign-qualification';
import type { Requirement } from '#lib/contract/requirement';

/** The four operations of what can be submitted: `root` is where the submission goes. */
export function submissionCalls<
  Body,
  RequirementQuestion extends Record<string, QueryValue>,
  Question extends { fields?: Record<string, QueryValue> },
>({ send, json }: Transport, root: string) {
  return {
    /**
     * `replayed` says that the key had made this filing before. The same key makes no second one. Without one the call
     * makes its own, so that its retries are one filing; to be safe across a restart, give one that you keep.
     */
    submit: async (body: Body, idempotencyKey: string = crypto.randomUUID()) => {
      const response = await send({ method: 'POST', path: root, body, idempotencyKey, timeoutMs: 30_000 });
      const filing = (await response.json()) as Filing;
      return { filing, replayed: response.headers.get('Idempotent-Replayed') === 'true' };
    },
    /** Runs every check and stores nothing. The body may be incomplete: that is what it reports. */
    preflight: (body: Record<string, unknown>, signal?: AbortSignal) =>
      json<Preflight>({ method: 'POST', path: `${root}/preflight`, body, signal }),
    requirement: (query: RequirementQuestion, signal?: AbortSignal) =>
      json<Requirement>({ method: 'GET', path: `${root}/requirement`, query, signal }),
    fee: ({ fields = {}, ...query }: Question, signal?: AbortSignal) => {
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
