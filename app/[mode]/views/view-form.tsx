'use client';

import { useState } from 'react';
import { viewWords as words } from '#components/lists/view-words.ts';
import { Button } from '#components/ui/button';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { useFocusAfterMenu } from '#components/ui/use-focus-after-menu.ts';
import { retryAction } from '#lib/actions/retry-action';
import { longestTexts } from '#lib/contract/longest-texts';
import type { Mode } from '#lib/contract/scalars';
import type { View } from '#lib/contract/view';
import type { ViewedList } from '#lib/contract/view-parameters';
import { useKeyOfBody } from '../../use-key-of-body.ts';
import { useShortForm } from '../../use-short-form.ts';
import { createView, updateView } from './actions.ts';

export type ViewFormProps = {
  mode: Mode;
  list: ViewedList;
  /** What of the address is kept. */
  filters: Record<string, string>;
  /** The view that is shown, if these are the filters of one. */
  shown: View | undefined;
  canShare: boolean;
  onClose: () => void;
};

const SHARED = [{ value: 'shared' as const, label: words.share }];

/** A name for the filters, and whether the team sees it. */
export function ViewForm({ mode, list, filters, shown, canShare, onClose }: ViewFormProps) {
  const [name, setName] = useState(shown?.name ?? '');
  const [isShared, setIsShared] = useState(shown?.is_shared ?? false);
  const keyOf = useKeyOfBody();
  const field = useFocusAfterMenu<HTMLInputElement>();
  const { submit, busy, problem, errorOf } = useShortForm(
    () => {
      if (shown) {
        // Who may share no more still renames a view of the team.
        const shares = isShared === shown.is_shared ? {} : { is_shared: isShared };
        return retryAction(updateView)(mode, { id: shown.id, name, ...shares });
      }
      const body = { list, filters, name, is_shared: isShared };
      return retryAction(createView)(mode, { ...body, key: keyOf(body) });
    },
    (view) => {
      showToast(words.saved(view.name));
      onClose();
    },
  );

  return (
    <form onSubmit={submit} className="order-last flex basis-full flex-wrap items-end gap-3 pb-3">
      <TextInput
        name="view-name"
        label={words.name}
        autoComplete="off"
        maxLength={longestTexts.viewName}
        ref={field}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorOf('name') ?? (problem?.code === 'not_found' ? words.gone : problem?.detail)}
      />
      {canShare || shown?.is_shared ? (
        <CheckboxGroup
          name="view-shared"
          label={words.sharing}
          hideLabel
          options={SHARED}
          chosen={isShared ? ['shared'] : []}
          onChange={(chosen) => setIsShared(chosen.length > 0)}
        />
      ) : null}
      <Button type="submit" size="small" variant="primary" busy={busy}>
        {words.keep}
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  );
}
