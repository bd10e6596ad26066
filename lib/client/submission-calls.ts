import type { QueryValue } from '#lib/client/query-string';
import type { Transport } from '#lib/client/transport';
import type { Approval } from '#lib/contract/approval';
import type { FeeQuote } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { Preflight } from '#lib/contract/foreign-qualification';
import type { Requirement } from '#lib/contract/requirement';

/** The result of an accepted submission: a filing (201), or an approval that it waits for (202). */
export type Submitted =
  | { object: 'filing'; filing: Filing; replayed: boolean }
  | { object: 'approval'; approval: Approval; replayed: boolean };

/** The four operations of a type of submission; `root` is the path to submit to. */
export function submissionCalls<
  Body,
  RequirementQuestion extends Record<string, QueryValue>,
  Question extends { fields?: Record<string, QueryValue> },
>({ send, json }: Transport, root: string) {
  return {
    /**
     * Returns the filing, or the approval that the submission waits for under a rule of the organization: `object` says
     * which. `replayed` is true if an earlier request with the key created it; the same key never creates a second one.
     * Without a key the call generates one, so that its retries create only one submission; to be safe across a
     * restart, pass one that you store.
     */
    submit: async (body: Body, idempotencyKey: string = crypto.randomUUID()): Promise<Submitted> => {
      const response = await send({ method: 'POST', path: root, body, idempotencyKey, timeoutMs: 30_000 });
      const made = (await response.json()) as Filing | Approval;
      const replayed = response.headers.get('Idempotent-Replayed') === 'true';
      return made.object === 'approval'
        ? { object: 'approval', approval: made, replayed }
        : { object: 'filing', filing: made, replayed };
    },
    /** Runs every check and stores nothing. The body may be incomplete: the result lists what is missing. */
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
