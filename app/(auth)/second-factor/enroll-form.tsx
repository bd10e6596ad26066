'use client';

import { useState } from 'react';
import { CopyButton } from '#components/ui/copy-button';
import type { Mode } from '#lib/contract/scalars';
import { HiddenUsername } from '../../hidden-username.tsx';
import { CodeInput, PasswordInput } from '../../secret-inputs.tsx';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { confirmSecondFactor, startSecondFactor } from './actions.ts';
import type { QrPicture } from './draw-qr.ts';
import { secondFactorWords } from './words.ts';

type EnrollFormProps = { mode: Mode; email: string; onDone: (recoveryCodes: string[]) => void };

type Started = { secret: string; picture: QrPicture };

/** The password first, then a code of the app. */
export function EnrollForm({ mode, email, onDone }: EnrollFormProps) {
  const [started, setStarted] = useState<Started>();
  if (started) return <ConfirmForm mode={mode} started={started} onDone={onDone} />;
  return <StartForm mode={mode} email={email} onStarted={setStarted} />;
}

type StartFormProps = { mode: Mode; email: string; onStarted: (started: Started) => void };

function StartForm({ mode, email, onStarted }: StartFormProps) {
  const words = secondFactorWords.start;
  const [password, setPassword] = useState('');
  const form = useShortForm(() => startSecondFactor(mode, { password }), onStarted);
  return (
    <>
      <p className="mb-4 text-ink-2">{words.detail}</p>
      <ShortForm form={form} submit={words.submit}>
        <HiddenUsername email={email} />
        <PasswordInput
          label={words.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={form.errorOf('password')}
        />
      </ShortForm>
    </>
  );
}

type ConfirmFormProps = { mode: Mode; started: Started; onDone: (recoveryCodes: string[]) => void };

function ConfirmForm({ mode, started: { secret, picture }, onDone }: ConfirmFormProps) {
  const words = secondFactorWords.confirm;
  const [code, setCode] = useState('');
  const form = useShortForm(() => confirmSecondFactor(mode, { one_time_code: code }), onDone);
  return (
    <>
      <p className="mb-4 text-ink-2">{words.detail}</p>
      <QrCode picture={picture} />
      <p className="mt-4 mb-1 text-ink-2">{words.byHand}</p>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <code className="select-all font-mono">{inGroups(secret)}</code>
        <CopyButton text={secret} label={words.key} iconOnly />
      </div>
      <ShortForm form={form} submit={words.submit}>
        <CodeInput
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          ref={focusOnce}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={form.errorOf('one_time_code')}
        />
      </ShortForm>
    </>
  );
}

/** Dark on light in both themes: many readers scan nothing else. */
function QrCode({ picture: { size, path } }: { picture: QrPicture }) {
  return (
    <svg
      role="img"
      aria-label={secondFactorWords.confirm.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 border border-rule"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The form before this one is gone, and its focus with it. React calls one and the same function only once. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
