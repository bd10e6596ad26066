import type { Env } from '#lib/config/env';
import type { Db } from '#lib/service/db/database';
import type { RegistryProvider, StateRegisters } from '#lib/service/registry/registry-provider';
import { sandboxRegistry } from '#lib/service/registry/sandbox-registry';
import { SocrataRegistry } from '#lib/service/registry/socrata-registry';

/** The register of each mode: the sandbox's own in test mode, the configured ones in live mode. */
export type Registries = { test: RegistryProvider; live: StateRegisters };

export function openRegistries(
  env: Pick<Env, 'SOCRATA_APP_TOKEN' | 'SOCRATA_STATES' | 'SOCRATA_URL'>,
  { db, jurisdictions, clock }: { db: Db; jurisdictions: ReadonlySet<string>; clock: () => Date },
): Registries {
  const { SOCRATA_APP_TOKEN, SOCRATA_STATES, SOCRATA_URL } = env;
  return {
    test: sandboxRegistry(db, jurisdictions),
    live: new SocrataRegistry({
      appToken: SOCRATA_APP_TOKEN ?? '',
      // Without a token no portal is used.
      states: SOCRATA_APP_TOKEN ? SOCRATA_STATES : [],
      clock,
      ...(SOCRATA_URL && { baseUrl: SOCRATA_URL }),
    }),
  };
}
