'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { stated } from '#lib/actions/stated';
import type { Mode } from '#lib/contract/scalars';
import type { BothFactors } from '#lib/contract/second-factor';
import { addPasskey, startPasskey } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { BothFactorsForm } from './both-factors-form.tsx';

const words = settingsWords.security.passkeys;

/** The device has a passkey also after an earlier try whose answer was lost. */
function whyNotMade(error: { code?: string }): string {
  return error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? words.madeBefore : words.notMade;
}

type AddPasskeyProps = { mode: Mode; email: string; asksCode: boolean; next?: string };

/** `next` is the page that opens afterwards, for a person who can do nothing else before. */
export function AddPasskey({ mode, email, asksCode, next }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState<string>(words.suggested);

  async function add({ password, one_time_code }: BothFactors): Promise<ActionResult<void>> {
    const code = asksCode ? one_time_code : undefined;
    const started = await retryAction(startPasskey)(mode, { name, password, one_time_code: code });
    if (!started.ok) return started;
    const { options, link_token } = started.data;
    const { startRegistration } = await import('@simplewebauthn/browser');
    const made = await startRegistration({ optionsJSON: options as never }).catch(whyNotMade);
    if (typeof made === 'string') return { ok: false, problem: stated('conflict', made) };
    return retryAction(addPasskey)(mode, { name, link_token, credential: { ...made } });
  }

  function done() {
    setOpen(false);
    if (next) window.location.assign(next);
    else showToast(words.isAdded);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Dialog title={words.add} width="form" isOpen={isOpen} onOpenChange={setOpen}>
        <BothFactorsForm
          email={email}
          detail={words.addDetail}
          submit={words.addSubmit}
          asksCode={asksCode}
          send={add}
          onDone={done}
        >
          {(errorOf) => (
            <TextInput
              name="name"
              label={words.name}
              hint={words.nameHint}
              width="full"
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={errorOf('name')}
            />
          )}
        </BothFactorsForm>
      </Dialog>
    </>
  );
}
