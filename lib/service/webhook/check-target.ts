import type { Context } from '#lib/service/context';
import { invalid } from '#lib/service/errors';
import { RefusedAddress } from '#lib/service/webhook/address-guard';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Refuses a target in a private network, and in live mode one without encryption. */
export async function checkTarget(ctx: Context, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  if (ctx.mode === 'live' && protocol === 'http:' && !loopback.test(hostname)) {
    throw refused('https_required', 'Live events are sent to https addresses only.');
  }
  try {
    await ctx.parts.sender.check(url);
  } catch (error) {
    if (error instanceof RefusedAddress) throw refused('address_refused', error.message);
    throw error;
  }
}

function refused(code: string, detail: string) {
  return invalid([{ pointer: '/url', code, detail }]);
}
