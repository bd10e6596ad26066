'use client';

import { destinations } from '#components/shell/key-list-entries.ts';
import { Dialog } from '#components/ui/dialog';
import { Kbd } from '#components/ui/kbd';

const others: [string, string][] = [
  ['/', 'Go to the filter of this page'],
  ['j k', 'Next and previous row of a list'],
  ['Enter', 'Open the row'],
  ['[ ]', 'Previous and next case'],
  ['p', 'Print a filing'],
  ['?', 'Show this list'],
];

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <dl className="divide-y divide-rule">
        {destinations.map(({ key, label }) => (
          <div key={key} className="flex justify-between gap-4 py-1.5">
            <dt>Go to {label}</dt>
            <dd>
              <Kbd>g</Kbd> then <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
        {others.map(([key, label]) => (
          <div key={key} className="flex justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2 text-small">
        Single keys do nothing while you type. Switch them off under your name at the top.
      </p>
    </Dialog>
  );
}
