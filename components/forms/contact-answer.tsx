'use client';

import { AnswerText } from '#components/forms/answer-text';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { useWholeAnswer } from '#components/forms/use-answer';
import { FieldFrame } from '#components/ui/field-frame';

export function ContactAnswer({ path, words }: AnswerFieldProps) {
  const { id, error } = useWholeAnswer(path);
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div id={id} className="max-w-field space-y-4">
          <AnswerText path={`${path}.name`} face="ui" label="Name" autoComplete="name" />
          <AnswerText
            path={`${path}.email`}
            face="ui"
            label="E-mail address"
            hint="Such as name@example.com."
            type="email"
            autoComplete="email"
          />
          <AnswerText
            path={`${path}.phone`}
            face="ui"
            label="Phone number"
            optional
            hint="Such as +1 302 555 0134."
            type="tel"
            width="medium"
            autoComplete="tel"
          />
        </div>
      )}
    </FieldFrame>
  );
}
