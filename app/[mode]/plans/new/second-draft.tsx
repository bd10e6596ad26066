'use client';

import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planStartWords } from '../words.ts';

export type BegunDraft = { id: string; by: string; state: string };

type SecondDraftProps = {
  mode: Mode;
  draft: BegunDraft;
  stateName: string;
  isOpen: boolean;
  onClose: () => void;
  onStart: () => Promise<void>;
};

/** Two plans for one registration are mostly a mistake, and only one of them can be submitted. */
export function SecondDraft({ mode, draft, stateName, isOpen, onClose, onStart }: SecondDraftProps) {
  return (
    <Dialog
      title={planStartWords.plannedFor(stateName)}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="space-y-4">
        <p>{planStartWords.onlyOne(draft.by, stateName)}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <LinkButton href={paths.plan(mode, draft.id)} variant="primary">
            {planStartWords.continuePlan}
          </LinkButton>
          <Button onClick={onStart}>{planStartWords.startSecond}</Button>
        </div>
      </div>
    </Dialog>
  );
}
