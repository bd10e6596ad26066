'use client';

import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { useCountdown } from '#components/ui/use-countdown';

type AskedToWaitProps = { what: string; seconds: number; retry: () => void };

/** In place of a page that the rate limit turned away. It asks again by itself when the time is over. */
export function AskedToWait({ what, seconds, retry }: AskedToWaitProps) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useCountdown(until);

  useEffect(() => {
    if (left === 0) retry();
  }, [left, retry]);

  return (
    <>
      <PageHeader title={`${what} will be here shortly`} />
      <Notice title="The service asks to wait" announce>
        There were more requests in this minute than it takes.{' '}
        <span aria-hidden="true" className="numeric">
          Trying again in {left ?? seconds} s.
        </span>
        <span className="sr-only">It is tried again by itself.</span>
      </Notice>
    </>
  );
}
