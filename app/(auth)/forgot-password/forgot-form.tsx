'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { paths } from '#lib/config/paths';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { keptEmail } from '../typed-email.ts';
import { requestPasswordReset } from './actions.ts';
import { forgotWords } from './words.ts';

export function ForgotForm() {
  const [email, setEmail] = useState(keptEmail);
  const [sentTo, setSentTo] = useState('');
  const form = useShortForm(() => requestPasswordReset({ email }), setSentTo);

  useEffect(() => {
    if (sentTo) focusWhenDrawn(PAGE_TITLE);
  }, [sentTo]);

  if (sentTo) {
    return (
      <>
        <PageHeader title={forgotWords.title} />
        <Notice
          kind="done"
          announce
          title={forgotWords.sent}
          actions={<LinkButton href={paths.signIn()}>{forgotWords.back}</LinkButton>}
        >
          <span className="wrap-anywhere">{forgotWords.sentDetail(sentTo)}</span>
        </Notice>
      </>
    );
  }
  return (
    <div className="space-y-4">
      <PageHeader title={forgotWords.title} description={forgotWords.description} />
      <ShortForm form={form} submit={forgotWords.submit}>
        <TextInput
          name="email"
          type="email"
          label={forgotWords.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="full"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={form.errorOf('email')}
        />
      </ShortForm>
      <p>
        <TextLink alone href={paths.signIn()}>
          {forgotWords.back}
        </TextLink>
      </p>
    </div>
  );
}
