import { isNotNull } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { tenantContext } from '#lib/service/tenant-context';
import { type Claimed, claimDeliveries } from '#lib/service/webhook/claim-deliveries';
import { type Line, sendDeliveries } from '#lib/service/webhook/send-deliveries';

const channel = 'webhook_deliveries';
const mostUnderWay = 512;
const mostOfOneEndpoint = 64;
// An endpoint that owes fewer answers gets more, so that a backlog flows and one slow answer delays nothing new. As many
// of its messages are sent at once: those that wait for them take no place of others.
const fewUnanswered = 8;
// A notification wakes it at once; polling finds postponed deliveries, and all others if a notification is lost.
const lookEveryMs = 1_000;

/** Sends due deliveries, to several endpoints at once: a slow endpoint delays only itself. */
export class Deliveries {
  readonly #parts: Parts;
  readonly #lines = new Map<string, Line & { unanswered: number; underWay: number }>();
  readonly #sending = new Set<Promise<void>>();
  #looking: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #stopListening: () => Promise<void> = async () => {};
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { database } = this.#parts;
    // The embedded database has one process, so every existing claim belongs to an earlier one.
    if (database.kind === 'pglite')
      await database.db
        .update(webhookDeliveries)
        .set({ claimed_until: null })
        .where(isNotNull(webhookDeliveries.claimed_until));
    this.#stopListening = await database.listen(channel, {
      onMessage: () => this.wake(),
      onState: () => this.wake(),
    });
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#stopListening();
    await this.settled();
  }

  wake(): void {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = this.#look()
      .catch((error: unknown) =>
        this.#parts.log.error({ err: error }, 'the webhooks could not be looked through'),
      )
      .finally(() => {
        this.#looking = null;
        if (this.#again) {
          this.#again = false;
          this.wake();
        }
      });
  }

  /** Resolves once nothing is in progress and nothing more is due. */
  async settled(): Promise<void> {
    while (this.#looking || this.#sending.size > 0) {
      await (this.#looking ?? Promise.race(this.#sending));
    }
  }

  async #look(): Promise<void> {
    const most = mostUnderWay - this.#count();
    if (most <= 0) return;
    const except = [...this.#lines]
      .filter(([, { unanswered, isOver }]) => isOver || unanswered >= fewUnanswered)
      .map(([id]) => id);
    const claimed = await claimDeliveries(this.#parts, { most, mostOfOne: mostOfOneEndpoint, except });
    for (const [first, ...others] of Map.groupBy(claimed, ({ endpoint_id }) => endpoint_id).values())
      if (first) this.#start([first, ...others]);
  }

  #start(claimed: readonly [Claimed, ...Claimed[]]): void {
    const sending = this.#send(claimed).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #send(claimed: readonly [Claimed, ...Claimed[]]): Promise<void> {
    const { endpoint_id } = claimed[0];
    const line = this.#lines.get(endpoint_id) ?? { isOver: false, unanswered: 0, underWay: 0 };
    this.#lines.set(endpoint_id, line);
    line.underWay += claimed.length;
    line.unanswered += claimed.length;
    let [unanswered, left] = [claimed.length, claimed.length];
    const answered = (count: number) => {
      const wasBusy = line.unanswered >= fewUnanswered;
      unanswered -= count;
      line.unanswered -= count;
      if (wasBusy && line.unanswered < fewUnanswered) this.wake();
    };
    const finish = (count: number) => {
      left -= count;
      line.underWay -= count;
      if (line.underWay === 0) this.#lines.delete(endpoint_id);
      this.wake();
    };
    try {
      await sendDeliveries(tenantContext(this.#parts, claimed[0]), claimed, line, {
        onAnswered: () => answered(1),
        onRecorded: finish,
      });
    } catch (error) {
      // The claim lasts a minute, then another worker takes it.
      this.#parts.log.error({ err: error, webhook_endpoint: endpoint_id }, 'webhooks could not be attempted');
    } finally {
      answered(unanswered);
      if (left > 0) finish(left);
    }
  }

  #count(): number {
    const onTheirWay = [...this.#lines.values()].map(({ underWay }) => Math.min(underWay, fewUnanswered));
    return onTheirWay.reduce((sum, count) => sum + count, 0);
  }
}
