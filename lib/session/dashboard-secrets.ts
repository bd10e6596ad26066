import { env } from '#lib/config/env';
import { loadSecrets, type Secrets } from '#lib/config/secrets';

let loaded: Promise<Secrets> | undefined;

/** The same secrets that the service loads: given by configuration, or kept in the data folder since the first start. */
export function dashboardSecrets(): Promise<Secrets> {
  loaded ??= loadSecrets(env()).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
