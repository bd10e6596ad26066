import { Suspense } from 'react';
import { partsOf } from '#components/comments/mention-text.ts';
import { commentWords as words } from '#components/comments/words.ts';
import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { nullIfNotFound } from '#lib/client/client-problem';
import type { Comment, CommentParent } from '#lib/contract/comment';
import type { Session } from '#lib/session/session';
import { colleagues } from '../colleagues.ts';
import { CommentTools, ReadMark } from './comment-tools.tsx';

type CommentSectionProps = {
  session: Session;
  parent: CommentParent;
  id: string;
  /** The address of the page, and the cursor from which it lists comments. */
  here: string;
  cursor: string | undefined;
  now: string;
};

const heading = { title: words.title, id: 'comments', description: words.detail };

/** Comments by the people of the organization, newest first. What is below keeps its place while they load. */
export function CommentSection(props: CommentSectionProps) {
  const loading = (
    <Section {...heading}>
      <PageSkeleton label={words.loading} lines={2} size="row" />
    </Section>
  );
  return (
    <Suspense fallback={loading}>
      <CommentList {...props} />
    </Suspense>
  );
}

async function CommentList({ session, parent, id, here, cursor, now }: CommentSectionProps) {
  const { mode, consoleClient } = session;
  const [list, people] = await Promise.all([
    // A service that is hosted elsewhere has none.
    consoleClient.comments.list(parent, id, { limit: 20, cursor }).catch(nullIfNotFound),
    session.may('comment') ? colleagues(session) : null,
  ]);
  if (list === null) return null;
  const about = { mode, parent, parentId: id };
  const unread = list.data.filter(({ is_unread }) => is_unread).map((comment) => comment.id);
  return (
    <Section {...heading}>
      {list.data.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ol className="space-y-3">
        {list.data.map((comment) => (
          <li key={comment.id} className="border-rule border-b pb-3">
            <CommentHead comment={comment} now={now} />
            <p className="wrap-anywhere max-w-form whitespace-pre-wrap">
              {partsOf(comment.body, comment.mentions).map(({ key, text, isMention }) =>
                isMention ? <strong key={key}>{text}</strong> : text,
              )}
            </p>
            {comment.is_own && people ? (
              <CommentTools {...about} colleagues={people} comment={comment} />
            ) : null}
          </li>
        ))}
      </ol>
      <p data-no-print="" className="mt-3 flex flex-wrap gap-4">
        {cursor ? <TextLink href={`${here}#comments`}>{words.newest}</TextLink> : null}
        {list.next_cursor ? (
          <TextLink href={`${here}?comments=${encodeURIComponent(list.next_cursor)}#comments`}>
            {words.older}
          </TextLink>
        ) : null}
      </p>
      {people ? <CommentTools {...about} colleagues={people} /> : null}
      {unread.length > 0 ? <ReadMark mode={mode} ids={unread} /> : null}
    </Section>
  );
}

function CommentHead({ comment, now }: { comment: Comment; now: string }) {
  const { author, created_at, edited_at, is_unread } = comment;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold">{author.name}</span>
      <span className="text-ink-2 text-small">
        <Moment value={created_at} now={now} />
        {edited_at ? `, ${words.edited}` : null}
      </span>
      {is_unread ? <Chip tone="you">{words.mentions}</Chip> : null}
    </p>
  );
}
