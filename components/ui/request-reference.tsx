'use client';

import { useParams } from 'next/navigation';
import { CopyButton } from '#components/ui/copy-button';
import { Link } from '#components/ui/link';
import { uiWords } from '#components/ui/words.ts';
import { paths } from '#lib/config/paths';

// Request ids contain their time (UUIDv7); other references are only in the log of the dashboard.
const ofRequest = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a request, with a link to its request and response. */
export function RequestReference({ id, label = uiWords.request }: { id: string; label?: string }) {
  const mode = useParams()?.mode;
  const isLinked = ofRequest.test(id) && (mode === 'test' || mode === 'live');
  const shown = <code className="break-all font-mono">{id}</code>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
      {label}{' '}
      {isLinked ? (
        <Link
          href={paths.request(mode, id)}
          className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
        >
          {shown}
        </Link>
      ) : (
        shown
      )}
      <CopyButton text={id} label={`${label.toLowerCase()} id`} iconOnly />
    </span>
  );
}
