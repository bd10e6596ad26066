'use client';

import { useState } from 'react';
import { expiryOf } from '#components/developers/expiry-choice';
import { RadioGroup } from '#components/ui/radio-group';
import { patiently } from '#lib/actions/patiently';
import type { ApiKey, ApiKeyOnce, RollApiKeyRequest } from '#lib/contract/console/api-key';
import { ShortForm } from '../short-form.tsx';
import { useShortForm } from '../use-short-form.ts';
import { rollApiKey } from './actions.ts';
import { ExpiryField } from './expiry-field.tsx';

type Overlap = RollApiKeyRequest['overlap_seconds'];

const OVERLAPS: { seconds: Overlap; label: string; hint?: string }[] = [
  { seconds: 0, label: 'It ends now', hint: 'Whatever still uses it is refused at once.' },
  { seconds: 3_600, label: 'It works for another hour' },
  { seconds: 86_400, label: 'It works for another 24 hours' },
  { seconds: 604_800, label: 'It works for another 7 days' },
];

const AS_BEFORE = { value: 'same', label: 'As long as the old one was made for' };

type RollKeyFormProps = { apiKey: ApiKey; onMade: (key: ApiKeyOnce) => void };

export function RollKeyForm({ apiKey, onMade }: RollKeyFormProps) {
  const [overlap, setOverlap] = useState<Overlap>(86_400);
  const [expiry, setExpiry] = useState({ lifetime: apiKey.expires_at ? AS_BEFORE.value : 'never', day: '' });
  const form = useShortForm(() => {
    const isAsBefore = expiry.lifetime === AS_BEFORE.value;
    const expires_at = isAsBefore ? undefined : expiryOf(expiry, new Date());
    if (expires_at === undefined && !isAsBefore)
      return [{ name: 'expires_at', message: 'Choose the last day on which it works.' }];
    return patiently(rollApiKey)(apiKey.mode, { id: apiKey.id, overlap_seconds: overlap, expires_at });
  }, onMade);
  return (
    <ShortForm form={form} submit="Roll key">
      <p>A new key of the same name takes its place and may do the same.</p>
      <RadioGroup
        name="overlap"
        label="The old key"
        options={OVERLAPS.map(({ seconds, ...words }) => ({ value: String(seconds), ...words }))}
        value={String(overlap)}
        onChange={({ target }) =>
          setOverlap(OVERLAPS.find(({ seconds }) => String(seconds) === target.value)?.seconds ?? overlap)
        }
      />
      <ExpiryField
        label="How long the new key works"
        choice={expiry}
        onChange={setExpiry}
        first={apiKey.expires_at ? AS_BEFORE : undefined}
        error={form.errorOf('expires_at')}
      />
    </ShortForm>
  );
}
