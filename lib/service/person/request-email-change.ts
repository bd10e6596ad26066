import { eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import { paths } from '#lib/config/paths';
import type { RequestEmailChangeRequest } from '#lib/contract/email-change';
import { resetLinkMinutes } from '#lib/contract/lifetimes';
import { minuteMs } from '#lib/rules/calendar/durations';
import { personOfEmail } from '#lib/service/administration/join-organization';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { emailChanges } from '#lib/service/db/schema/invitations';
import { invalid } from '#lib/service/errors';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { proveSelf } from '#lib/service/passkey/prove-self';
import { auditPerson } from '#lib/service/person/audit-person';
import type { PersonOnRecord } from '#lib/service/person/find-person';
import type { LinkThrottle } from '#lib/service/person/link-throttle';
import { linkWith, makeLinkToken } from '#lib/service/person/link-token';
import { ownAccount } from '#lib/service/person/own-account';
import { mailWords } from '#lib/service/person/words';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export type ChangeThrottles = { signIn: SignInThrottle; mails: LinkThrottle };

/**
 * Sends a single-use link to the new email of the signed-in person, and a notice to the present one. The email changes
 * once the link is opened; a later request ends the link of an earlier one. An email that has an account gets a mail
 * without a link, so that the response reveals no accounts. Throws the errors of `proveSelf`, `validation_error` for the
 * present email, and `rate_limited` after too many requests.
 */
export async function requestEmailChange(
  ctx: Context,
  { signIn, mails }: ChangeThrottles,
  { email, ...factors }: RequestEmailChangeRequest,
): Promise<void> {
  const person = await ownAccount(ctx);
  if (email === person.email) {
    const detail = 'You sign in with this email address already.';
    throw invalid([{ pointer: '/email', code: 'unchanged', detail }]);
  }
  await proveSelf(ctx, signIn, person, factors);
  await mails.takeOrRefuse({ email, address: addressBlock(ctx.address) });
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    await mailNewAddress(ctx, tx, person, email);
    const { subject, text } = mailWords.emailChangeRequested;
    const link = `${ctx.parts.env.BASE_URL}${paths.forgotPassword}`;
    await enqueueMail(ctx.parts, tx, { to: person.email, subject, text: text({ email, link }).join('\n\n') });
    await auditPerson(acting, tx, 'person.email_change_requested', person, null);
  });
  logAccess(acting, 'person.email_change_requested', { object: person.id });
}

async function mailNewAddress(
  { parts }: Context,
  tx: Tx,
  { id, name }: PersonOnRecord,
  email: string,
): Promise<void> {
  const { subject, text, taken } = mailWords.emailChange;
  const isTaken = (await personOfEmail(tx, email)) !== null;
  if (isTaken) await tx.delete(emailChanges).where(eq(emailChanges.person_id, id));
  const said = isTaken ? taken(name) : text({ by: name, link: await keepChangeLink(parts, tx, id, email) });
  await enqueueMail(parts, tx, { to: email, subject, text: said.join('\n\n') });
}

/** The single-use URL to confirm the email, in place of an earlier one. Only the hash of its token is stored. */
async function keepChangeLink(parts: Parts, tx: Tx, person_id: string, email: string): Promise<string> {
  const created_at = parts.clock();
  const { token, hash } = makeLinkToken();
  const expires_at = new Date(created_at.getTime() + resetLinkMinutes * minuteMs);
  const row = { email, hash, created_at, expires_at };
  await tx
    .insert(emailChanges)
    .values({ person_id, ...row })
    .onConflictDoUpdate({ target: emailChanges.person_id, set: row });
  return linkWith(parts.env.BASE_URL, '/confirm-email', token);
}
