'use client';

import { useEffect, useState } from 'react';
import { errorWords } from '#components/errors/words.ts';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { useCountdown } from '#components/ui/use-countdown.ts';

type AskedToWaitProps = { what: string; seconds: number; retry: () => void };

/** Shown instead of a page that the rate limit refused. It retries by itself when the time is over. */
export function AskedToWait({ what, seconds, retry }: AskedToWaitProps) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useCountdown(until);

  useEffect(() => {
    if (left === 0) retry();
  }, [left, retry]);

  return (
    <>
      <PageHeader title={errorWords.soon(what)} />
      <Notice title={errorWords.tooMany} announce>
        {errorWords.tooManyDetail}{' '}
        <span aria-hidden="true" className="numeric">
          {errorWords.tryingAgain(left ?? seconds)}
        </span>
        <span className="sr-only">{errorWords.byItself}</span>
      </Notice>
    </>
  );
}
