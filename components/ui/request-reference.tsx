'use client';

import Link from 'next/link';
import { useParams } from 'next/navigation';
import { CopyButton } from '#components/ui/copy-button';
import { uiWords } from '#components/ui/words.ts';
import { paths } from '#lib/config/paths';

// Ids of requests carry their time (UUIDv7); other references stand in the log of the dashboard alone.
const ofRequest = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id by which a request is found again, one press from what was sent and what came back. */
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
          prefetch={false}
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
