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

/** Why the provider cannot be used, in words for the administrator who configured it. */
export class IssuerFailed extends Error {
  override name = 'IssuerFailed';
}

type IssuerParts = Pick<Parts, 'env' | 'database'>;
export type Client = { issuer: string; client_id: string; client_secret: string };

/**
 * Runs `use` with the provider at the issuer's URL. A partner chose the URL, so it has the same restrictions as a
 * webhook's: no private addresses and no redirects. Throws `IssuerFailed`.
 */
export async function withIssuer<T>(
  parts: IssuerParts,
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
    // A socket does no DNS lookup for a host that is an address already.
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
  // Errors of the library are the provider's fault; all others are ours.
  if (!(error instanceof Error)) return error;
  const isTheirs =
    /^(ClientError|OperationProcessingError|ResponseBodyError|AuthorizationResponseError|WWWAuthenticateChallengeError|TypeError|TimeoutError)$/;
  if (!isTheirs.test(error.name)) return error;
  return new IssuerFailed('No OpenID Connect provider answers at this address.', { cause: error });
}
