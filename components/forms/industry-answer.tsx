'use client';

import { useEffect, useState } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { ComboInput } from '#components/ui/combo-input';
import { findIndustries, type Industry } from '#lib/rules/industry/find-industries';

const MOST_OFFERS = 40;

/** The code of an industry, typed or found by words. */
export function IndustryAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const { industries, isLost, load } = useIndustries(text !== '');
  const [isTyping, setTyping] = useState(false);
  const typed = text.trim();
  const known = industries?.find(({ code }) => code === typed);
  const found = industries ? findIndustries(industries, typed).slice(0, MOST_OFFERS) : [];
  const hint = (
    <>
      {words.hint} {formWords.industry.hint}
    </>
  );
  return (
    <ComboInput
      {...words}
      {...{ id, name, error, ref, hint }}
      warning={words.warning ?? (industries && !known && !isTyping ? doubtOf(field, typed) : undefined)}
      face="record"
      value={text}
      onChange={set}
      onFocus={() => {
        setTyping(true);
        load();
      }}
      onBlur={() => {
        setTyping(false);
        leave();
      }}
      offers={found.map(({ code, title }) => ({ id: code, detail: title }))}
      offersLabel={formWords.industry.list}
      noOffer={isLost ? undefined : industries ? formWords.industry.none : formWords.industry.loading}
      meaning={known?.title}
    />
  );
}

/** A state that requires the code is not helped by other words; elsewhere they may be what the state accepts. */
function doubtOf({ required }: AnswerField, typed: string): string | undefined {
  if (/^\d{6}$/.test(typed)) return formWords.industry.unknown(typed);
  return required && typed ? formWords.industry.notACode : undefined;
}

/** The list is large, so it loads when somebody begins to answer, or if there is an answer to explain. */
function useIndustries(isAnswered: boolean) {
  const [industries, setIndustries] = useState<readonly Industry[]>();
  const [isLost, setLost] = useState(false);
  const load = () => {
    // Without the list, the code can still be typed.
    import('#lib/rules/industry/industries').then(
      (list) => setIndustries(list.industries),
      () => setLost(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the answer that is there
  useEffect(() => {
    if (isAnswered) load();
  }, []);
  return { industries, isLost, load };
}
