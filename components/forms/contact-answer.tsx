'use client';

import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { AnswerText } from '#components/forms/answer-text';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import type { KnownContact } from '#components/forms/form-setting.ts';
import { memberOf } from '#components/forms/member-of.ts';
import { Offers } from '#components/forms/offers';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { FieldFrame } from '#components/ui/field-frame';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';

// Side by side in a wide form, with the controls in one line whatever stands above them.
const parts = 'grid max-w-field items-end gap-x-12 gap-y-4 @min-[56rem]:max-w-none @min-[56rem]:grid-cols-3';

export function ContactAnswer({ path, words }: AnswerFieldProps) {
  const { setting } = useAnswerForm();
  const { id, error, value, set } = useWholeAnswer(path);
  const isNamed = ({ contact }: KnownContact) =>
    ['name', 'email'].every((part) => memberOf(value, part) === memberOf(contact, part));
  const others = (setting.contacts ?? []).filter((known) => !isNamed(known));
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div id={id}>
          <Offers
            offers={others.map(({ what, contact }) => ({
              label: formWords.people.use(contact.name, what),
              onUse: () => {
                set({ phone: '', ...contact });
                focusWhenDrawn(`${id}.name`);
              },
            }))}
          />
          <div className={parts}>
            <AnswerText path={`${path}.name`} face="ui" label={formWords.contact.name} autoComplete="name" />
            <AnswerText
              path={`${path}.email`}
              face="ui"
              label={formWords.contact.email}
              hint={formWords.contact.emailExample}
              type="email"
              autoComplete="email"
            />
            <AnswerText
              path={`${path}.phone`}
              face="ui"
              label={formWords.contact.phone}
              optional
              hint={formWords.contact.phoneExample}
              type="tel"
              width="medium"
              autoComplete="tel"
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
