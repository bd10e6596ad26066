import type { QueryValue } from '#lib/client/query-string';
import type { Transport } from '#lib/client/transport';
import type { Approval } from '#lib/contract/approval';
import type { FeeQuote } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { Preflight } from '#lib/contract/foreign-qualification';
import type { Requirement } from '#lib/contract/requirement';

/** What an accepted submission answers: a filing (201), or what waits for an approval (202). */
export type Submitted =
  | { object: 'filing'; filing: Filing; replayed: boolean }
  | { object: 'approval'; approval: Approval; replayed: boolean };

/** The four operations of what can be submitted: `root` is where the submission goes. */
export function submissionCalls<
  Body,
  RequirementQuestion extends Record<string, QueryValue>,
  Question extends { fields?: Record<string, QueryValue> },
>({ send, json }: Transport, root: string) {
  return {
    /**
     * Answers the filing, or the approval that the submission waits for where a rule of the organization holds it:
     * `object` says which. `replayed` says that the key had made it before. The same key makes no second one. Without
     * one the call makes its own, so that its retries are one submission; to be safe across a restart, give one that
     * you keep.
     */
    submit: async (body: Body, idempotencyKey: string = crypto.randomUUID()): Promise<Submitted> => {
      const response = await send({ method: 'POST', path: root, body, idempotencyKey, timeoutMs: 30_000 });
      const made = (await response.json()) as Filing | Approval;
      const replayed = response.headers.get('Idempotent-Replayed') === 'true';
      return made.object === 'approval'
        ? { object: 'approval', approval: made, replayed }
        : { object: 'filing', filing: made, replayed };
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
