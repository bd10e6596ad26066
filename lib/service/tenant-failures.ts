import type { Context } from '#lib/service/context';

type Tenant = Pick<Context, 'organizationId' | 'mode'>;

/** The errors of a pass over all organizations: one that has failed is left out, and does not stop the others. */
export class TenantFailures {
  readonly #errors = new Map<string, unknown>();

  /** Returns undefined for a tenant that fails or has failed. */
  async attempt<T>({ organizationId, mode }: Tenant, work: () => Promise<T>): Promise<T | undefined> {
    const tenant = `${organizationId} ${mode}`;
    if (this.#errors.has(tenant)) return undefined;
    try {
      return await work();
    } catch (error) {
      this.#errors.set(tenant, error);
      return undefined;
    }
  }

  /** Throws once everything else is done, so that the job is logged as failed and tried again. */
  throwAny(undone: string): void {
    if (this.#errors.size === 0) return;
    throw new AggregateError(this.#errors.values(), `${undone}: ${[...this.#errors.keys()].join(', ')}.`);
  }
}
