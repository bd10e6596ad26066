import {
  allowInsecureRequests,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { Agent, fetch, type RequestInit } from 'undici';
import type { Parts } from '#lib/service/context';
import { checkHost, guardedLookup, RefusedAddress } from '#lib/service/webhook/address-guard';
import { allowanceOf } from '#lib/service/webhook/open-sender';

const timeoutSeconds = 10;
const mostBytes = 512 * 1024;

/** What whoever set the provider up may read of why it cannot be used. */
export class IssuerFailed extends Error {
  override name = 'IssuerFailed';
}

type Asking = Pick<Parts, 'env' | 'database'>;
export type Client = { issuer: string; client_id: string; client_secret: string };

/**
 * What is done with the provider that answers at the issuer's address. A partner chose the address, so it is reached as a
 * webhook's is: only where webhooks may go, and by no redirect. Throws `IssuerFailed`.
 */
export async function withIssuer<T>(
  parts: Asking,
  { issuer, client_id, client_secret }: Client,
  use: (configuration: Configuration) => Promise<T>,
): Promise<T> {
  const allowance = allowanceOf(parts.env, parts.database.kind);
  const url = new URL(issuer);
  const isPlain = url.protocol === 'http:';
  if (isPlain && allowance === 'none') throw new IssuerFailed('The address has to begin with https.');
  const agent = new Agent({
    connect: { lookup: guardedLookup(allowance), timeout: timeoutSeconds * 1000 },
    maxResponseSize: mostBytes,
  });
  const guarded = async (address: string, options: object) => {
    // A socket asks no look-up for a host that is an address already.
    await checkHost(new URL(address).hostname, allowance, async () => []);
    const init: RequestInit = { ...options, redirect: 'manual', dispatcher: agent };
    return (await fetch(address, init)) as unknown as Response;
  };
  try {
    const configuration = await discovery(url, client_id, client_secret, undefined, {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      [customFetch]: guarded,
    });
    return await use(configuration);
  } catch (error) {
    throw inWords(error);
  } finally {
    await agent.destroy();
  }
}

function inWords(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddress) {
      return new IssuerFailed('The address leads to a network that this service does not reach.');
    }
  }
  // What the library refuses is a provider's fault; everything else is ours.
  if (!(error instanceof Error)) return error;
  const isTheirs =
    /^(ClientError|OperationProcessingError|ResponseBodyError|AuthorizationResponseError|WWWAuthenticateChallengeError|TypeError|TimeoutError)$/;
  if (!isTheirs.test(error.name)) return error;
  return new IssuerFailed('No OpenID Connect provider answers at this address.', { cause: error });
}
