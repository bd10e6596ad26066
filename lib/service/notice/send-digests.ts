import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { paths } from '#lib/config/paths';
import type { Parts } from '#lib/service/context';
import { notices } from '#lib/service/db/schema/notices';
import { memberships, organizations, people } from '#lib/service/db/schema/organizations';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { noticeWords } from '#lib/service/notice/words';

const dayMs = 86_400_000;
const keptDays = 30;
const mostListed = 50;

/**
 * One mail for each person and organization with all that has waited for it, and then the rows are marked in the same
 * commit. Rows of the past are removed.
 */
export async function sendDigestsJob(parts: Parts): Promise<void> {
  const now = parts.clock();
  await parts.database.transaction(async (tx) => {
    const waiting = await tx
      .select({ notice: notices, email: people.email, organization: organizations.name })
      .from(notices)
      .innerJoin(people, eq(people.id, notices.person_id))
      .innerJoin(organizations, eq(organizations.id, notices.organization_id))
      .innerJoin(
        memberships,
        and(
          eq(memberships.person_id, notices.person_id),
          eq(memberships.organization_id, notices.organization_id),
          isNull(memberships.suspended_at),
        ),
      )
      .where(isNull(notices.sent_at))
      .orderBy(asc(notices.id))
      .for('update', { of: notices, skipLocked: true });
    const byReader = Map.groupBy(waiting, ({ notice, email }) => `${notice.organization_id} ${email}`);
    for (const rows of byReader.values()) {
      const [first] = rows;
      if (!first) continue;
      const { email, organization, notice } = first;
      const hidden = rows.length - mostListed;
      const text = [
        ...rows.slice(0, mostListed).map(({ notice: { subject, body } }) => `${subject}\n${body}`),
        ...(hidden > 0 ? [noticeWords.digest.more(hidden)] : []),
        `${noticeWords.settings}\n${parts.env.BASE_URL}${paths.notifications(notice.mode)}`,
      ].join('\n\n');
      const subject = `${organization}: ${noticeWords.digest.subject(rows.length)}`;
      await enqueueMail(parts, tx, { to: email, subject, text });
      const ids = rows.map((row) => row.notice.id);
      await tx.update(notices).set({ sent_at: now }).where(inArray(notices.id, ids));
    }
    await tx.delete(notices).where(lt(notices.created_at, new Date(now.getTime() - keptDays * dayMs)));
  });
}
