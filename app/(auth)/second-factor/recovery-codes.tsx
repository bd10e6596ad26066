'use client';

import { ShownOnce } from '#components/developers/shown-once';
import { secondFactorWords } from './words.ts';

/** Shown once, until somebody says that they have stored them. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const words = secondFactorWords.codes;
  return (
    <ShownOnce
      title={words.title}
      secret={codes.join('\n')}
      label={words.label}
      ifLost={words.ifLost}
      onStored={onStored}
    >
      <p>{words.detail}</p>
    </ShownOnce>
  );
}
