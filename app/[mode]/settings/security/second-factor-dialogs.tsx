'use client';

import { Dialog } from '#components/ui/dialog';
import { showToast } from '#components/ui/show-toast.ts';
import type { Mode } from '#lib/contract/scalars';
import { createRecoveryCodes } from '../../../(auth)/second-factor/actions.ts';
import { EnrollForm } from '../../../(auth)/second-factor/enroll-form.tsx';
import { RecoveryCodes } from '../../../(auth)/second-factor/recovery-codes.tsx';
import { removeSecondFactor } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { BothFactorsForm } from './both-factors-form.tsx';
import type { SecondFactorTask } from './second-factor-task.ts';

const words = settingsWords.security.factor;

type SecondFactorDialogsProps = {
  mode: Mode;
  email: string;
  task: SecondFactorTask;
  onNext: (task: SecondFactorTask) => void;
  onDone: () => void;
};

export function SecondFactorDialogs({ mode, email, task, onNext, onDone }: SecondFactorDialogsProps) {
  if (task.kind === 'store') return <RecoveryCodes codes={task.codes} onStored={onDone} />;
  const store = (codes: string[]) => onNext({ kind: 'store', codes });
  return (
    <Dialog key={task.kind} title={words[task.kind]} width="form" isOpen onOpenChange={onDone}>
      {task.kind === 'enroll' ? <EnrollForm mode={mode} email={email} onDone={store} /> : null}
      {task.kind === 'renew' ? (
        <BothFactorsForm
          email={email}
          detail={words.renewDetail}
          submit={words.renew}
          send={(given) => createRecoveryCodes(mode, given)}
          onDone={store}
        />
      ) : null}
      {task.kind === 'remove' ? (
        <BothFactorsForm
          email={email}
          detail={words.removeDetail}
          submit={words.remove}
          send={(given) => removeSecondFactor(mode, given)}
          onDone={() => {
            showToast(words.removed);
            onDone();
          }}
        />
      ) : null}
    </Dialog>
  );
}
