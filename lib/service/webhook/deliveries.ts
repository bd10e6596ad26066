import { isNotNull } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';
import { attemptDelivery } from '#lib/service/webhook/attempt-delivery';
import { type Claimed, claimDeliveries } from '#lib/service/webhook/claim-deliveries';
import { tenantContext } from '#lib/service/webhook/tenant-context';
import { inSpan } from '#lib/tracing/tracing';

const channel = 'webhook_deliveries';
const mostAtOnce = 32;
const mostOfOneEndpoint = 4;
// A notification wakes it at once; polling finds postponed deliveries, and all others if a notification is lost.
const lookEveryMs = 1_000;

/** Sends due deliveries, to several endpoints at once: a slow endpoint delays only itself. */
export class Deliveries {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, number>();
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
    while (this.#looking || this.#underWay.size > 0) {
      await (this.#looking ?? new Promise((resolve) => setImmediate(resolve)));
    }
  }

  async #look(): Promise<void> {
    const most = mostAtOnce - this.#count();
    if (most <= 0) return;
    const except = [...this.#underWay].filter(([, count]) => count >= mostOfOneEndpoint).map(([id]) => id);
    for (const claimed of await claimDeliveries(this.#parts, { most, except })) void this.#send(claimed);
  }

  async #send(claimed: Claimed): Promise<void> {
    const { endpoint_id } = claimed;
    this.#underWay.set(endpoint_id, (this.#underWay.get(endpoint_id) ?? 0) + 1);
    try {
      const attributes = { 'statehouse.webhook_delivery': claimed.id };
      await inSpan('webhook delivery', { kind: 'consumer', parent: claimed.traceparent, attributes }, () =>
        attemptDelivery(tenantContext(this.#parts, claimed), claimed.id, false),
      );
    } catch (error) {
      // The claim lasts a minute, then another worker takes it.
      this.#parts.log.error({ err: error, webhook_delivery: claimed.id }, 'a webhook could not be attempted');
    } finally {
      const left = (this.#underWay.get(endpoint_id) ?? 1) - 1;
      if (left > 0) this.#underWay.set(endpoint_id, left);
      else this.#underWay.delete(endpoint_id);
      this.wake();
    }
  }

  #count(): number {
    return [...this.#underWay.values()].reduce((sum, count) => sum + count, 0);
  }
}
