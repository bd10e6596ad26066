import type { Tenant } from '#lib/service/audit/audit-head';

/** The errors of a pass over all chains: a chain that has failed is left out, and does not stop the others. */
export class ChainFailures {
  readonly #errors = new Map<string, unknown>();

  /** Returns undefined for a chain that fails or has failed. */
  async attempt<T>({ organizationId, mode }: Tenant, work: () => Promise<T>): Promise<T | undefined> {
    const chain = `${organizationId} ${mode}`;
    if (this.#errors.has(chain)) return undefined;
    try {
      return await work();
    } catch (error) {
      this.#errors.set(chain, error);
      return undefined;
    }
  }

  /** Throws once everything else is done, so that the job is logged as failed and tried again. */
  throwAny(undone: string): void {
    if (this.#errors.size === 0) return;
    throw new AggregateError(this.#errors.values(), `${undone}: ${[...this.#errors.keys()].join(', ')}.`);
  }
}
