import { inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { invalid } from '#lib/service/errors';
import { membersOf } from '#lib/service/person/load-member';

const token = /<@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})>/gi;

/** More would be an email to everybody. */
const mostMentions = 20;

/**
 * The people whom a text mentions: members, or those whom it mentioned `before`, who may have left since. Throws
 * `validation_error` for anybody else, and for too many.
 */
export async function mentionedIn(
  ctx: Context,
  body: string,
  before: readonly string[] = [],
): Promise<string[]> {
  const ids = [...new Set([...body.matchAll(token)].map(([, id = '']) => id.toLowerCase()))];
  const refuse = (code: string, detail: string) => invalid([{ pointer: '/body', code, detail }]);
  if (ids.length > mostMentions) throw refuse('too_many', `Mention at most ${mostMentions} people.`);
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return ids;
  // People are outside the tenants’ policies.
  const members = await membersOf(ctx, ctx.parts.database.db, inArray(people.id, added));
  const present = members.filter(({ suspended_at }) => suspended_at === null);
  if (present.length < added.length)
    throw refuse('not_a_member', 'Mention only members of the organization.');
  return ids;
}

/** The names of current and former people of the organization, by id. */
export async function namesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.parts.database.db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
