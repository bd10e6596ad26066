'use client';

import { useCountAgain } from '#components/shell/use-count-again.ts';
import { Button } from '#components/ui/button';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { AgentMail } from '#lib/contract/agent-mail';
import { inboxWords } from '../words.ts';
import { markMail } from './actions.ts';

const words = inboxWords.piece;

export function MarkButton({ mail: { id, mode, read } }: { mail: AgentMail }) {
  const countAgain = useCountAgain(mode);
  async function mark() {
    const outcome = await retryAction(markMail)(mode, { id, read: !read });
    if (!outcome.ok) return showRefusal(outcome.problem);
    countAgain();
    showToast(read ? words.markedUnread : words.markedRead);
  }
  return (
    <Button variant={read ? 'secondary' : 'primary'} onClick={mark}>
      {read ? words.markUnread : words.markRead}
    </Button>
  );
}
