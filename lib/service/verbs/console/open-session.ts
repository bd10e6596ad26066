import type { ConsoleSession, OpenSessionRequest } from '#lib/contract/console/session';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { isPassword } from '#lib/service/verbs/console/passwords';
import { demoPerson, personByEmail } from '#lib/service/verbs/console/person-sessions';
import type { SignInThrottle } from '#lib/service/verbs/console/sign-in-throttle';

/** Finds out who signs in. A wrong password and an unknown e-mail are told by the same words after the same work. */
export async function openSession(
  ctx: Context,
  throttle: SignInThrottle,
  input: OpenSessionRequest,
): Promise<ConsoleSession> {
  const { database } = ctx.parts;
  if ('demo' in input) {
    const person = await demoPerson(database);
    if (!person) throw refused('There is no demo organization here. Sign in with your e-mail and password.');
    return person.session;
  }
  if ('verified_email' in input) {
    const person = await personByEmail(database, input.verified_email);
    if (!person) throw refused('Nobody here has this e-mail address. Ask an administrator to add you.');
    return person.session;
  }
  await throttle.take(input.email, input.address);
  const person = await personByEmail(database, input.email);
  const right = await isPassword(person?.passwordHash ?? null, input.password);
  if (!person || !right) throw refused('E-mail and password do not belong together.');
  await throttle.clear(input.email);
  return person.session;
}

function refused(detail: string): ProblemError {
  return new ProblemError('unauthenticated', detail);
}
