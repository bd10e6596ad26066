'use client';

import { CheckboxGroup } from '#components/ui/checkbox-group';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { casePageWords } from '../words.ts';
import { useAnswerOnce } from './answer-once.tsx';

/** Offers the same answer to the other cases; nothing is checked beforehand. */
export function AnswerOnceChoice({ mode }: { mode: Mode }) {
  const { siblings, ticked, tick } = useAnswerOnce();
  const whole = siblings.filter(({ rest }) => rest.length === 0);
  const more = siblings.filter(({ rest }) => rest.length > 0);
  return (
    <div className="mt-6 max-w-form space-y-2">
      {whole.length > 0 ? (
        <CheckboxGroup
          name="answer-once"
          label={casePageWords.once.title}
          hint={casePageWords.once.hint}
          options={whole.map(({ id, name, state, summary, labels }) => ({
            value: id,
            label: casePageWords.once.of(name, state),
            hint: casePageWords.once.asks(summary, labels),
          }))}
          chosen={ticked}
          onChange={tick}
        />
      ) : null}
      {more.length > 0 ? (
        <fieldset className="min-w-0 space-y-2">
          <legend className="font-semibold">{casePageWords.once.more}</legend>
          {more.map(({ id, name, state, rest }) => (
            <p key={id} className="text-ink-2 text-small">
              <TextLink href={paths.case(mode, id)}>{casePageWords.once.of(name, state)}</TextLink>{' '}
              {casePageWords.once.asksMore(rest)}
            </p>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
