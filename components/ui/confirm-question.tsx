'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { TextInput } from '#components/ui/text-input';
import { uiWords } from '#components/ui/words.ts';

export type ConfirmWords = {
  /** Names the object: "Cancel the New York filing of Northwind Freight, LLC?" */
  title: ReactNode;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  /** The action: "Cancel filing". */
  confirmLabel: string;
  keepLabel?: string;
  /** Text that must be typed first, for actions that are costly and cannot be undone. */
  typeToConfirm?: string;
  /**
   * Returns a message if it was refused, with the request id in the log if there is one; false if a field of the
   * question shows the fault already.
   */
  onConfirm: () => Promise<Refusal | string | false | undefined>;
};

type Refusal = { detail: string; requestId: string | null };

type ConfirmQuestionProps = ConfirmWords & { isOpen: boolean; onClose: () => void };

/** Asks before an action that cannot be undone. `ConfirmDialog` adds the button that opens it. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [typed, setTyped] = useState('');

  function close() {
    setRefusal(undefined);
    setTyped('');
    props.onClose();
  }

  async function confirm() {
    if (props.typeToConfirm && typed !== props.typeToConfirm) {
      setRefusal({ detail: uiWords.typeFirst(props.typeToConfirm), requestId: null });
      return;
    }
    const refused = await props.onConfirm();
    if (refused === undefined || refused === '') return close();
    if (refused === false) return setRefusal(undefined);
    setRefusal(typeof refused === 'string' ? { detail: refused, requestId: null } : refused);
  }

  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
    >
      <div className="space-y-4">
        <div className="space-y-2">{props.children}</div>
        {props.typeToConfirm ? (
          <TextInput
            name="type-to-confirm"
            label={uiWords.type(props.typeToConfirm)}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        {refusal ? (
          <Notice kind="stop" announce>
            {refusal.detail}
            {refusal.requestId ? <RequestReference id={refusal.requestId} /> : null}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button variant="danger" onClick={confirm}>
            {props.confirmLabel}
          </Button>
          <Button variant="quiet" onClick={close}>
            {props.keepLabel ?? uiWords.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
