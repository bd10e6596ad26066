'use client';

import { ageWords, agoWords } from '#components/agent-mail/mail-age.ts';
import { useTimeZone } from '#components/ui/time-zone';

type MailReceivedProps = {
  receivedOn: string;
  now: string;
  /** A heading says that it was received. */
  headed?: boolean;
};

/** "Received 2 days ago", in the person's zone. */
export function MailReceived({ receivedOn, now, headed = false }: MailReceivedProps) {
  const words = headed ? agoWords : ageWords;
  return <span>{words(receivedOn, now, useTimeZone())}</span>;
}
