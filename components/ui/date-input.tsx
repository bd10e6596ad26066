'use client';

import { type Ref, useRef, useState } from 'react';
import { CalendarButton } from '#components/ui/calendar-button';
import { controlStyle } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { dateWords, keptDate, readDate, spellDate } from '#components/ui/read-date.ts';

type DateInputProps = FieldWords & {
  name: string;
  id?: string;
  /** YYYY-MM-DD, empty, or other text exactly as typed. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** For a date that is chosen in advance: the days, YYYY-MM-DD, that a calendar offers. */
  calendar?: { min?: string | undefined; max?: string | undefined };
  /** A day, YYYY-MM-DD, that may be entered here, to show how one is written. */
  example?: string | undefined;
};

/** A date as one line of text. The typed text stays, and the recognized day is shown below it. */
export function DateInput({ name, id = fieldId(name), value, calendar, ...props }: DateInputProps) {
  const { example = calendar?.min ?? '1/5/2024', onChange, onBlur, ref, ...words } = props;
  const kept = value ?? '';
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => spellDate(kept));
  const shown = keptDate(typed) === kept ? typed : spellDate(kept);
  const { date } = readDate(shown);
  const enter = (text: string) => {
    setTyped(text);
    onChange(keptDate(text));
  };

  const hint = (
    <>
      {words.hint ? <>{words.hint} </> : null}For example: {spellDate(example)}.
    </>
  );

  return (
    <FieldFrame {...words} id={id} hint={hint}>
      {(wiring) => (
        <div ref={place}>
          <span className="flex items-center gap-1">
            <input
              {...wiring}
              ref={ref}
              name={name}
              type="text"
              autoComplete="off"
              aria-describedby={[wiring['aria-describedby'], `${id}-understood`].filter(Boolean).join(' ')}
              className={controlStyle({ width: 'medium', invalid: Boolean(words.error) })}
              value={shown}
              onChange={(event) => enter(event.target.value)}
              onBlur={onBlur}
            />
            {calendar ? (
              <CalendarButton
                {...calendar}
                label={words.label}
                value={date}
                onChoose={(day) => {
                  setTyped(spellDate(day));
                  onChange(day);
                  // A day chosen from the calendar is complete, so an earlier error is checked again at once.
                  onBlur?.();
                  place.current?.querySelector('input')?.focus();
                }}
              />
            ) : null}
          </span>
          <p id={`${id}-understood`} aria-live="polite" className="not-empty:mt-1 text-ink-2">
            {date ? dateWords(date) : null}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
