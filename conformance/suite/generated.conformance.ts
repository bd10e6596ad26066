import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readReference } from '../generated/document.ts';
import { Judge } from '../generated/judge.ts';
import { Known } from '../generated/known.ts';
import { startReceiver } from '../generated/receiver.ts';
import { requestsTo } from '../generated/requests.ts';
import { type Prepared, prepare, send } from '../generated/send.ts';
import { makeTemplates } from '../generated/templates.ts';
import { Values } from '../generated/values.ts';
import { type Answer, call, type Json } from '../target.ts';

const count = Number(process.env.CONFORMANCE_REQUESTS ?? 0);
const seed = Number(process.env.CONFORMANCE_SEED ?? 0);
const together = 8;
const most = 20;

/** Operations that the key of the run cannot use, although every refusal is checked. */
const beyondTheKey = new Set([
  // They need a scope that only an administrator gives to a key.
  'listAuditEntries',
  'exportAuditEntries',
  'getAuditVerification',
  // Only the desk creates it.
  'getAgentMail',
  'updateAgentMail',
  // A submission is held only by a rule, which an administrator makes in the dashboard.
  'getApproval',
  'getApprovalSubmission',
]);

test.skipIf(count === 0)(
  `Generated requests › ${count} of them, every answer as documented, no failure`,
  async () => {
    console.log(`Generated requests: seed ${seed}`);
    const reference = await readReference();
    const judge = new Judge(reference);
    const known = new Known();
    const receiver = await startReceiver();
    onTestFinished(receiver.stop);
    const templates = await makeTemplates(receiver.url);
    const values = new Values(reference);
    const each = reference.operations.map((operation) => ({
      // A read costs the target a third of what a change costs.
      weight: operation.method === 'GET' ? 3 : 2,
      arbitrary: requestsTo(operation, values, templates[operation.id] ?? []),
    }));
    const counts = new Map(reference.operations.map(({ id }) => [id, { sent: 0, worked: 0 }]));
    const faults = new Map<string, string>();
    const read = async ({ batch, answers }: Sent) => {
      for (const [index, answer] of (await answers).entries()) {
        const request = batch[index] as Prepared;
        const fault = judge.faultOf(request.operation, answer);
        if (fault)
          faults.set(
            `${request.operation.id} ${fault}`,
            describeFault(request, answer.status, fault, answer.body),
          );
        const own = counts.get(request.operation.id);
        if (own) own.sent += 1;
        if (own && answer.status < 300) own.worked += 1;
        if (answer.status < 300) known.note(answer.body);
      }
    };
    // The target works on one batch while the next is made and the one before is read.
    let before: Sent | null = null;
    for (let done = 0; done < count && faults.size < most; ) {
      const part = fc.sample(fc.oneof(...each), { numRuns: Math.min(400, count - done), seed: seed + done });
      for (let start = 0; start < part.length; start += together) {
        // A batch refers only to objects whose answers were read before it, so that one seed makes one run.
        const batch = part.slice(start, start + together).map((one) => prepare(one, known));
        const sent = { batch, answers: Promise.all(batch.map(send)) };
        if (before) await read(before);
        before = sent;
      }
      done += part.length;
      if (done % 100_000 === 0) console.log(`${done} of ${count} sent`);
    }
    if (before) await read(before);
    report(counts);
    // Whoever reads only the failure can repeat the run.
    const run = `seed ${seed}`;
    if (faults.size > 0) throw new Error([run, ...faults.values()].join('\n\n'));
    const sent = [...counts.values()].reduce((sum, own) => sum + own.sent, 0);
    const worked = [...counts.values()].reduce((sum, own) => sum + own.worked, 0);
    expect(sent, run).toBeGreaterThanOrEqual(count);
    // A run in which few requests succeed has tested little.
    expect(worked / sent, run).toBeGreaterThanOrEqual(0.25);
    const unreached = [...counts]
      .filter(([id, own]) => own.worked === 0 && !beyondTheKey.has(id))
      .map(([id]) => id);
    expect(count < 5_000 ? [] : unreached, run).toEqual([]);
    expect((await call('GET', '/healthz', { key: null })).status, run).toBe(200);
  },
  // What ends a hang: a million take an hour on a small machine, and four times as long beside other work.
  Math.max(600_000, count * 100),
);

type Sent = { batch: Prepared[]; answers: Promise<Answer[]> };

function describeFault(
  { operation, path, body }: Prepared,
  status: number,
  fault: string,
  answer: Json,
): string {
  const sent = body instanceof FormData ? 'a form' : JSON.stringify(body)?.slice(0, 1_500);
  return `${operation.method} ${path} (${operation.id}) answered ${status}: ${fault}\n  sent ${sent}\n  got ${JSON.stringify(answer)?.slice(0, 600)}`;
}

function report(counts: Map<string, { sent: number; worked: number }>): void {
  for (const [id, { sent, worked }] of counts) {
    console.log(`  ${id.padEnd(40)} ${String(sent).padStart(5)} sent ${String(worked).padStart(5)} worked`);
  }
}
