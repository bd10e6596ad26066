'use client';

import { useEffect, useState } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import type { ComboInput } from '#components/ui/combo-input';
import { TextInput } from '#components/ui/text-input';
import { findIndustries, type Industry } from '#lib/rules/industry/find-industries';

const MOST_OFFERS = 40;

/** The code of an industry, typed or found by words. */
export function IndustryAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const { search, load } = useSearch(id, text !== '');
  const [before] = useState(text);
  const [isTyping, setTyping] = useState(false);
  const common = {
    ...words,
    ...{ id, name, error, ref, value: text, face: 'record' as const },
    hint: (
      <>
        {words.hint} {formWords.industry.hint}
      </>
    ),
    onFocus: () => {
      setTyping(true);
      load();
    },
    onBlur: () => {
      setTyping(false);
      leave();
    },
  };
  if (!search) {
    return (
      <TextInput
        {...common}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  const { Combo, industries, takesFocus } = search;
  const typed = text.trim();
  const known = industries.find(({ code }) => code === typed);
  const found = findIndustries(industries, typed).slice(0, MOST_OFFERS);
  return (
    <Combo
      {...common}
      warning={words.warning ?? (known || isTyping ? undefined : doubtOf(field, typed))}
      onChange={set}
      takesFocus={takesFocus && (text === before ? 'untouched' : 'typed')}
      offers={found.map(({ code, title }) => ({ id: code, detail: title }))}
      offersLabel={formWords.industry.list}
      noOffer={formWords.industry.none}
      meaning={known?.title}
    />
  );
}

/** A state that requires the code is not helped by other words; elsewhere they may be what the state accepts. */
function doubtOf({ required }: AnswerField, typed: string): string | undefined {
  if (/^\d{6}$/.test(typed)) return formWords.industry.unknown(typed);
  return required && typed ? formWords.industry.notACode : undefined;
}

type Search = { Combo: typeof ComboInput; industries: readonly Industry[]; takesFocus: boolean };

/**
 * The list and its field are large, so they load when somebody begins to answer, or if there is an answer to explain.
 * Until then, and if they cannot be loaded, the code is typed.
 */
function useSearch(id: string, isAnswered: boolean) {
  const [search, setSearch] = useState<Search>();
  async function load() {
    const loaded = await Promise.all([
      import('#components/ui/combo-input'),
      import('#lib/rules/industry/industries'),
    ]).catch(() => null);
    if (!loaded) return;
    const [{ ComboInput: Combo }, { industries }] = loaded;
    const takesFocus = document.activeElement?.id === id;
    setSearch((before) => before ?? { Combo, industries, takesFocus });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the answer that is there
  useEffect(() => {
    if (isAnswered) void load();
  }, []);
  return { search, load: () => void load() };
}
