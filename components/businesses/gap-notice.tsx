import type { Gap } from '#components/businesses/gap-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';

type GapNoticeProps = { gaps: readonly Gap[]; editHref?: string };

/** The gaps that would block a plan, shown before one is started; each links to where it can be filled. */
export function GapNotice({ gaps, editHref }: GapNoticeProps) {
  if (gaps.length === 0) return null;
  const title = gaps.length === 1 ? businessWords.gaps.one : businessWords.gaps.many(gaps.length);
  return (
    <Notice kind="warning" title={title} measure="full">
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {gaps.map(({ field, detail }) => (
          <li key={field}>
            {editHref && field !== 'registration_status' ? (
              <TextLink href={`${editHref}#field-${field}`}>{detail}</TextLink>
            ) : (
              detail
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
