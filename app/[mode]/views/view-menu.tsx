'use client';

import { useState } from 'react';
import { viewWords as words } from '#components/lists/view-words.ts';
import { Menu } from '#components/ui/menu';
import { onDemand } from '#components/ui/on-demand';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { View } from '#lib/contract/view';
import { chooseDefaultView, deleteView, restoreView, updateView } from './actions.ts';
import type { ViewFormProps } from './view-form.tsx';

const ViewForm = onDemand(async () => (await import('./view-form.tsx')).ViewForm);

type ViewMenuProps = Omit<ViewFormProps, 'onClose'> & {
  /** The view that had other filters, and can have these. */
  changed: View | undefined;
};

/** What can be done with the filters that are set, or with the view that they are. */
export function ViewMenu({ changed, ...props }: ViewMenuProps) {
  const { mode, list, filters, shown } = props;
  const [isOpen, setIsOpen] = useState(false);

  async function done(work: Promise<ActionResult<unknown>>, said: string, undo?: () => void) {
    const outcome = await work;
    if (outcome.ok) showToast(said, undo);
    else showRefusal(outcome.problem);
  }
  function remove({ id, name }: View): Promise<void> {
    const back = async () => {
      const outcome = await retryAction(restoreView)(mode, { id });
      if (!outcome.ok) showRefusal(outcome.problem, words.notRestored);
    };
    return done(retryAction(deleteView)(mode, { id }), words.removed(name), () => void back());
  }
  function change({ id, name, filters: before }: View): Promise<void> {
    const back = async () => {
      const outcome = await retryAction(updateView)(mode, { id, filters: before });
      if (!outcome.ok) showRefusal(outcome.problem, words.notRestored);
    };
    return done(retryAction(updateView)(mode, { id, filters }), words.saved(name), () => void back());
  }
  const open = (label: string) => ({ id: 'form', label, onSelect: () => setIsOpen(true) });
  const choose = (view_id: string | undefined) =>
    done(
      retryAction(chooseDefaultView)(mode, { list, view_id }),
      view_id ? words.isDefault : words.isNoDefault,
    );
  const entries = shown
    ? [
        ...(shown.is_own ? [open(words.rename)] : []),
        shown.is_default
          ? { id: 'default', label: words.noDefault, onSelect: () => choose(undefined) }
          : { id: 'default', label: words.makeDefault, onSelect: () => choose(shown.id) },
        ...(shown.is_own
          ? [
              {
                id: 'delete',
                label: words.remove,
                onSelect: () => remove(shown),
              },
            ]
          : []),
      ]
    : [
        ...(changed
          ? [{ id: 'change', label: words.change(changed.name), onSelect: () => change(changed) }]
          : []),
        open(words.save),
      ];

  return (
    <>
      <Menu label={words.menu} size="small" entries={entries} />
      {isOpen ? <ViewForm {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
