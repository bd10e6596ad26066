'use client';

import { useRouter } from 'next/navigation';
import { liveWords } from '#components/shell/menu-words.ts';
import { useOtherPage } from '#components/shell/use-other-page.ts';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

type LiveQuestionProps = { href: string; onAnswer: (goes: boolean) => void };

/** Asked once in a session: actions in live mode are filed and billed. */
export function LiveQuestion({ href, onAnswer }: LiveQuestionProps) {
  const router = useRouter();
  useOtherPage(() => onAnswer(false));
  function go() {
    onAnswer(true);
    router.push(href);
  }
  return (
    <Dialog title={liveWords.title} isOpen onOpenChange={(open) => (open ? undefined : onAnswer(false))}>
      <div className="space-y-4">
        <p>{liveWords.detail}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button variant="primary" onClick={go}>
            {liveWords.go}
          </Button>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {liveWords.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
