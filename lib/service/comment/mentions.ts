import { inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { invalid } from '#lib/service/errors';
import { membersOf } from '#lib/service/person/load-member';

const token = /<@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})>/gi;

/** More would be an email to everybody. */
const mostMentions = 20;

/** The members that a text mentions. Throws `validation_error` for anybody else, and for too many. */
export async function mentionedIn(ctx: Context, body: string): Promise<string[]> {
  const ids = [...new Set([...body.matchAll(token)].map(([, id = '']) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  const refuse = (code: string, detail: string) => invalid([{ pointer: '/body', code, detail }]);
  if (ids.length > mostMentions) throw refuse('too_many', `Mention at most ${mostMentions} people.`);
  // People are outside the tenants’ policies.
  const members = await membersOf(ctx, ctx.parts.database.db, inArray(people.id, ids));
  const present = members.filter(({ suspended_at }) => suspended_at === null);
  if (present.length < ids.length) throw refuse('not_a_member', 'Mention only members of the organization.');
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
