import { z } from 'zod';
import { providerSignInMinutes } from '#lib/contract/lifetimes';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { seal, unseal } from '#lib/service/sealed';

const place = 'single sign-on of a browser';

const Ticket = z.object({
  organization_id: z.string(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  until: z.number(),
});
export type Ticket = z.infer<typeof Ticket>;

/**
 * The state that a browser holds during a sign-in through a provider: sealed, so that the browser can neither read nor
 * forge it.
 */
export function writeTicket({ parts }: Context, ticket: Omit<Ticket, 'until'>): string {
  return seal(
    parts,
    place,
    JSON.stringify({ ...ticket, until: parts.clock().getTime() + providerSignInMinutes * minuteMs }),
  );
}

/** Throws `unauthenticated` for an invalid ticket, and for an expired one. */
export function readTicket({ parts }: Context, text: string): Ticket {
  const ticket = open(() => JSON.parse(unseal(parts, place, text)));
  if (ticket && ticket.until > parts.clock().getTime()) return ticket;
  throw new ProblemError(
    'unauthenticated',
    `This sign-in began more than ${providerSignInMinutes} minutes ago. Begin again.`,
  );
}

function open(read: () => unknown): Ticket | null {
  try {
    return Ticket.parse(read());
  } catch {
    return null;
  }
}
