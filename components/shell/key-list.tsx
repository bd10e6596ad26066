'use client';

import type { Keys } from '#components/shell/key-list-entries.ts';
import { keyListWords } from '#components/shell/menu-words.ts';
import { useOtherPage } from '#components/shell/use-other-page.ts';
import { Dialog } from '#components/ui/dialog';
import { Kbd } from '#components/ui/kbd';

export function KeyList({ keys, onClose }: { keys: Keys; onClose: () => void }) {
  useOtherPage(onClose);
  return (
    <Dialog title={keyListWords.title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <dl className="divide-y divide-rule">
        {keys.destinations.map(({ key, label }) => (
          <div key={key} className="flex justify-between gap-4 py-1.5">
            <dt>{keyListWords.goTo(label)}</dt>
            <dd>
              <Kbd>g</Kbd> {keyListWords.followedBy} <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
        {keys.others.map(([key, label]) => (
          <div key={key} className="flex justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2 text-small">{keyListWords.note}</p>
    </Dialog>
  );
}
