'use client';

import { useState } from 'react';
import { dayFault, expiryOf } from '#components/developers/expiry-choice.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKey, ApiKeyOnce, RollApiKeyRequest } from '#lib/contract/api-key';
import type { SignInAgain } from '#lib/contract/second-factor';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { rollApiKey } from './actions.ts';
import { ExpiryField } from './expiry-field.tsx';
import { SignInAgainFields } from './sign-in-again.tsx';
import { keyWords } from './words.ts';

type Overlap = RollApiKeyRequest['overlap_seconds'];

const OVERLAPS: { seconds: Overlap; label: string; hint?: string }[] = [
  { seconds: 0, label: keyWords.roll.now, hint: keyWords.roll.nowHint },
  { seconds: 3_600, label: keyWords.roll.hour },
  { seconds: 86_400, label: keyWords.roll.day },
  { seconds: 604_800, label: keyWords.roll.week },
];

const AS_BEFORE = { value: 'same', label: keyWords.roll.asBefore };

type RollKeyFormProps = { apiKey: ApiKey; onMade: (key: ApiKeyOnce) => void };

export function RollKeyForm({ apiKey, onMade }: RollKeyFormProps) {
  const [overlap, setOverlap] = useState<Overlap>(86_400);
  const [expiry, setExpiry] = useState({ lifetime: apiKey.expires_at ? AS_BEFORE.value : 'never', day: '' });
  const [again, setAgain] = useState<SignInAgain>({});
  const form = useShortForm(() => {
    const isAsBefore = expiry.lifetime === AS_BEFORE.value;
    const expires_at = isAsBefore ? undefined : expiryOf(expiry, new Date().toISOString());
    if (expires_at === undefined && !isAsBefore) return [{ name: 'expires_at', message: dayFault(expiry) }];
    const given = { id: apiKey.id, overlap_seconds: overlap, expires_at, ...again };
    return retryAction(rollApiKey)(apiKey.mode, given);
  }, onMade);
  return (
    <ShortForm form={form} submit={keyWords.roll.submit}>
      <p>{keyWords.roll.detail}</p>
      <RadioGroup
        name="overlap"
        label={keyWords.roll.oldKey}
        options={OVERLAPS.map(({ seconds, ...words }) => ({ value: String(seconds), ...words }))}
        value={String(overlap)}
        onChange={({ target }) =>
          setOverlap(OVERLAPS.find(({ seconds }) => String(seconds) === target.value)?.seconds ?? overlap)
        }
      />
      <ExpiryField
        label={keyWords.roll.lifetime}
        choice={expiry}
        onChange={setExpiry}
        first={apiKey.expires_at ? AS_BEFORE : undefined}
        error={form.errorOf('expires_at')}
      />
      <SignInAgainFields form={form} given={again} onChange={setAgain} />
    </ShortForm>
  );
}
