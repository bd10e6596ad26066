'use client';

import { stateNames } from '#components/filings/state-name.ts';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planStartWords } from './words.ts';

export type BegunDraft = { id: string; by: string; state: string };

type SecondDraftProps = {
  mode: Mode;
  drafts: readonly BegunDraft[];
  isOpen: boolean;
  onClose: () => void;
  onStart: () => Promise<void>;
};

/** Two plans for one registration are mostly a mistake, and only one of them can be submitted. */
export function SecondDraft({ mode, drafts, isOpen, onClose, onStart }: SecondDraftProps) {
  const states = stateNames(drafts.map(({ state }) => state));
  const people = new Intl.ListFormat('en-US').format(new Set(drafts.map(({ by }) => by)));
  const plans = [...new Set(drafts.map(({ id }) => id))];
  return (
    <Dialog
      title={planStartWords.plannedFor(states)}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="space-y-4">
        <p>{planStartWords.onlyOne(people, states)}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          {plans.map((id, index) => (
            <LinkButton key={id} href={paths.plan(mode, id)} variant={index === 0 ? 'primary' : 'secondary'}>
              {plans.length === 1
                ? planStartWords.continuePlan
                : planStartWords.continuePlanFor(
                    stateNames(drafts.filter((draft) => draft.id === id).map(({ state }) => state)),
                  )}
            </LinkButton>
          ))}
          <Button onClick={onStart}>{planStartWords.startSecond}</Button>
        </div>
      </div>
    </Dialog>
  );
}
