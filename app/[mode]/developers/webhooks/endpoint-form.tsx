'use client';

import { useState } from 'react';
import { TextInput } from '#components/ui/text-input';
import type { ActionResult } from '#lib/actions/action-result';
import type { CreateWebhookEndpointRequest } from '#lib/contract/webhook';
import { tidyText } from '#lib/rules/text/tidy-text';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { EventChoice } from './event-choice.tsx';
import { webhookWords } from './words.ts';

export type EndpointAnswers = Pick<CreateWebhookEndpointRequest, 'url' | 'event_types'> & {
  description: string;
};

type EndpointFormProps<T> = {
  before: EndpointAnswers;
  send: (answers: EndpointAnswers) => Promise<ActionResult<T>>;
  onDone: (data: T) => void;
  submit: string;
};

/** An endpoint to be added or changed. */
export function EndpointForm<T>({ before, send, onDone, submit }: EndpointFormProps<T>) {
  const [answers, setAnswers] = useState(before);
  const set = (change: Partial<EndpointAnswers>) => setAnswers((now) => ({ ...now, ...change }));
  const form = useShortForm(() => send({ ...answers, url: tidyText(answers.url) }), onDone);
  return (
    <ShortForm form={form} submit={submit}>
      <TextInput
        name="url"
        label={webhookWords.form.address}
        type="url"
        inputMode="url"
        autoComplete="off"
        width="full"
        hint={webhookWords.form.addressHint}
        value={answers.url}
        onChange={(event) => set({ url: event.target.value })}
        error={form.errorOf('url')}
      />
      <EventChoice
        value={answers.event_types}
        onChange={(types) => set({ event_types: types as EndpointAnswers['event_types'] })}
        error={form.errorOf('event_types')}
      />
      <TextInput
        name="description"
        label={webhookWords.form.description}
        optional
        autoComplete="off"
        width="full"
        value={answers.description}
        onChange={(event) => set({ description: event.target.value })}
        error={form.errorOf('description')}
      />
    </ShortForm>
  );
}
