import type { Env } from '#lib/config/env';
import type { Database } from '#lib/service/db/database';
import type { Allowance } from '#lib/service/webhook/address-guard';
import { WebhookSender } from '#lib/service/webhook/webhook-sender';

/** The embedded database runs on somebody's own machine, so a receiver may run on that machine too. */
export function allowanceOf(env: Pick<Env, 'WEBHOOK_ALLOW_PRIVATE'>, kind: Database['kind']): Allowance {
  const allowances: Record<Env['WEBHOOK_ALLOW_PRIVATE'], Allowance> = {
    true: 'all',
    false: 'none',
    auto: kind === 'pglite' ? 'loopback' : 'none',
  };
  return allowances[env.WEBHOOK_ALLOW_PRIVATE];
}

export function openSender(env: Pick<Env, 'WEBHOOK_ALLOW_PRIVATE'>, kind: Database['kind']): WebhookSender {
  return new WebhookSender({ allowance: allowanceOf(env, kind) });
}
