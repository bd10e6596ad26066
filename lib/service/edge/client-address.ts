import type { Context as HonoContext } from 'hono';
import { clientAddress } from '#lib/config/client-address';
import type { Env } from '#lib/config/env';
import type { AppEnv } from '#lib/service/edge/app-env';

/** The address of the client, behind any trusted proxies; null if there is no socket. */
export function clientAddressOf(
  c: HonoContext<AppEnv>,
  { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>,
): string | null {
  const socket = c.env?.incoming?.socket?.remoteAddress;
  return clientAddress(socket, c.req.header('X-Forwarded-For'), TRUSTED_PROXIES);
}
