'use client';

import { ClosedQuestion } from '#components/forms/closed-question';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { memberOf } from '#components/forms/member-of.ts';
import { Offers } from '#components/forms/offers';
import { nameIn } from '#components/forms/part-words.ts';
import { PersonInputs } from '#components/forms/person-inputs';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { useKnownParties } from '#components/forms/use-known-parties.ts';
import { useParts } from '#components/forms/use-parts.ts';
import { formWords } from '#components/forms/words.ts';
import { FieldFrame } from '#components/ui/field-frame';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';

export function PersonAnswer({ field, path, words }: AnswerFieldProps) {
  const answer = useWholeAnswer(path);
  const { id, error, value, set } = answer;
  const { isShown, show } = useParts(answer);
  const present = nameIn(value);
  const others = useKnownParties(field).filter(({ name }) => name !== present);

  function open(part: 'type' | 'first' | 'entity_name') {
    show();
    focusWhenDrawn(`${id}.name.${part}`);
  }

  const uses = others.map(({ name, party, where }) => ({
    label: formWords.people.use(name, where),
    onUse: () => {
      set({ name: party.name, address: party.address ?? '' });
      open(memberOf(party.name, 'type') === 'entity' ? 'entity_name' : 'first');
    },
  }));
  if (!isShown) {
    const enter = { label: formWords.people.enter, onUse: () => open('type') };
    return <ClosedQuestion {...{ id, words, error }} offers={[...uses, enter]} />;
  }
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div id={id}>
          <Offers offers={uses} />
          <PersonInputs field={field} path={path} />
        </div>
      )}
    </FieldFrame>
  );
}
