import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { AdministrationRequest, AdministrationResult } from '#lib/contract/administration';
import { type Erased, eraseFromRows, erasePerson } from '#lib/service/administration/erase-person';
import { knownPerson } from '#lib/service/administration/join-organization';
import { sealTrail } from '#lib/service/audit/seal-trail';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { people } from '#lib/service/db/schema/organizations';
import { invalid } from '#lib/service/errors';
import { flushEveryMs } from '#lib/service/request-log/request-log';

type Asked = Extract<AdministrationRequest, { command: 'erase-person' }>;

/** Erases a person, and then again whatever was being written meanwhile. */
export async function eraseForGood(
  ctx: Context,
  asked: Asked,
): Promise<Omit<AdministrationResult, 'object'>> {
  const { parts } = ctx;
  // The trail's entries about the person are encrypted with their key before it is destroyed.
  await sealTrail(parts);
  const person = await parts.database.transaction(async (tx) => {
    const found = await readPerson(tx, asked);
    await erasePerson(ctx, tx, found);
    return found;
  });
  // Keys may have ended with the person.
  await parts.credentials.announce();
  // Each process buffers the requests that it answered for a moment before it writes them.
  await pause(2 * flushEveryMs);
  await parts.database.transaction((tx) => eraseFromRows(ctx, tx, person));
  const done = `${person.email} is erased: what this person did stays in the records without name and address.`;
  return { id: person.id, done, link_token: null };
}

async function readPerson(tx: Tx, { email, confirm }: Asked): Promise<Erased> {
  const id = await knownPerson(tx, email);
  if (confirm !== email) {
    const detail = 'Type the email of the person again: nothing brings back what is erased.';
    throw invalid([{ pointer: '/confirm', code: 'differs', detail }]);
  }
  const [row] = await tx.select({ name: people.name }).from(people).where(eq(people.id, id));
  return { id, email, name: row?.name ?? '' };
}
