'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { onDemand } from '#components/ui/on-demand';
import { Section } from '#components/ui/section';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { Time } from '#components/ui/time';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { createCalendarFeed, revokeCalendarFeed } from './actions.ts';
import { feedWords } from './words.ts';

// Most visits make no address.
const ShownOnce = onDemand(async () => (await import('#components/developers/shown-once')).ShownOnce);

/** The address that a calendar program subscribes to: made, shown once, and ended here. */
export function FeedPanel({ mode, createdAt }: { mode: Mode; createdAt: string | null }) {
  const router = useRouter();
  const [url, setUrl] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  async function create() {
    const outcome = await retryAction(createCalendarFeed)(mode, {});
    if (outcome.ok) setUrl(outcome.data.url);
    return outcome;
  }

  async function createFirst() {
    const outcome = await create();
    if (!outcome.ok) showRefusal(outcome.problem);
  }

  return (
    <Section
      id="feed"
      title={feedWords.title}
      description={
        <>
          {feedWords.detail}{' '}
          {createdAt ? (
            <>
              {feedWords.since} <Time value={createdAt} shape="date" />.
            </>
          ) : null}
        </>
      }
      actions={
        <>
          {/* One button, so that the focus comes back to it from the first address. */}
          <Button
            size="small"
            aria-haspopup={createdAt ? 'dialog' : undefined}
            onClick={createdAt ? () => setAsking(true) : createFirst}
          >
            {createdAt ? feedWords.renew : feedWords.create}
          </Button>
          <ConfirmQuestion
            title={feedWords.renewTitle}
            confirmLabel={feedWords.renew}
            onConfirm={create}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
          >
            <p>{feedWords.revokeDetail}</p>
          </ConfirmQuestion>
          {createdAt ? (
            <ConfirmDialog
              trigger={feedWords.revoke}
              triggerVariant="quiet"
              triggerSize="small"
              title={feedWords.revokeTitle}
              confirmLabel={feedWords.revoke}
              onConfirm={() => retryAction(revokeCalendarFeed)(mode, {})}
            >
              <p>{feedWords.revokeDetail}</p>
            </ConfirmDialog>
          ) : null}
        </>
      }
    >
      {url ? (
        <ShownOnce
          title={feedWords.shownTitle}
          secret={url}
          label={feedWords.label}
          ifLost={feedWords.ifLost}
          onStored={() => {
            setUrl(undefined);
            router.refresh();
          }}
        >
          <p>{feedWords.shownDetail}</p>
        </ShownOnce>
      ) : null}
    </Section>
  );
}
