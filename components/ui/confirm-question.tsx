'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { fieldId } from '#components/ui/field-id.ts';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { type Refused, showRefusal } from '#components/ui/show-refusal.ts';
import { SignInElsewhere } from '#components/ui/sign-in-elsewhere';
import { signedOutWords } from '#components/ui/signed-out-words.ts';
import { TextInput } from '#components/ui/text-input';
import { useStillHere } from '#components/ui/use-still-here.ts';
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
  /** Returns what came of it; null if a field of the question shows the fault already. */
  onConfirm: () => Promise<{ ok: true } | { ok: false; problem: Refusal } | null>;
};

const TYPED = 'type-to-confirm';

type Refusal = Refused & { requestId: string | null };

type ConfirmQuestionProps = ConfirmWords & { isOpen: boolean; onClose: () => void };

/** Asks before an action that cannot be undone. `ConfirmDialog` adds the button that opens it. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const { typeToConfirm: name } = props;
  const consequences = useId();
  const isAsking = useStillHere(props.isOpen);
  const isSignedOut = refusal?.code === 'unauthenticated';

  function close() {
    setRefusal(undefined);
    setTyped('');
    setMistyped(false);
    props.onClose();
  }

  async function confirm() {
    const isOther = name !== undefined && asShown(typed) !== asShown(name);
    setMistyped(isOther);
    if (isOther) {
      setRefusal(undefined);
      document.getElementById(fieldId(TYPED))?.focus();
      return;
    }
    const outcome = await props.onConfirm();
    if (outcome?.ok) return close();
    const refused = outcome?.problem;
    if (refused && !isAsking()) return showRefusal(refused);
    setRefusal(refused);
  }

  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      describedBy={consequences}
      isOpen={props.isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
    >
      {/* Enter in a field presses the button. */}
      <form noValidate onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <div id={consequences} className="space-y-2">
          {props.children}
        </div>
        {name ? (
          <TextInput
            name={TYPED}
            label={uiWords.type(name)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isMistyped ? uiWords.typeFirst(name) : undefined}
          />
        ) : null}
        {refusal ? (
          <Notice
            kind="stop"
            announce
            title={isSignedOut ? refusal.title : undefined}
            actions={isSignedOut ? <SignInElsewhere /> : undefined}
          >
            {isSignedOut ? signedOutWords.detail : refusal.detail}
            {refusal.requestId ? <RequestReference id={refusal.requestId} /> : null}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button type="submit" variant="danger" onClick={confirm}>
            {props.confirmLabel}
          </Button>
          <KeepButton onPress={close}>{props.keepLabel ?? uiWords.keep}</KeepButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Has focus at first, so that a hasty press changes nothing; where something is to be entered, the dialog has it. */
function KeepButton({ onPress, children }: { onPress: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const asked = button.current?.form?.querySelector('input, select, textarea');
    if (!asked) button.current?.focus();
  }, []);
  return (
    <Button ref={button} variant="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}

/** A browser shows several spaces as one, so a name is typed that way. */
function asShown(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}
