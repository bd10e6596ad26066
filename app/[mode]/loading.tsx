import { NeedsScript } from '#components/shell/needs-script';
import { frameWords } from '#components/shell/words.ts';
import { PageSkeleton } from '#components/ui/page-skeleton';

/** For every page: a link loads it ahead with the frame, and not with the script of a page. */
export default function PageLoading() {
  return (
    <>
      <NeedsScript />
      <div className="max-w-field">
        <PageSkeleton label={frameWords.page} lines={1} size="title" />
      </div>
      <div className="mt-8">
        <PageSkeleton label={frameWords.content} lines={12} size="row" />
      </div>
    </>
  );
}
