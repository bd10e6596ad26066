'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { begunMention, matching } from '#components/comments/mention-text.ts';
import { commentWords as words } from '#components/comments/words.ts';
import { isSendKey } from '#components/forms/send-by-key.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { popoverStyle } from '#components/ui/popover-style.ts';
import { TextArea } from '#components/ui/text-area';

const mostOffered = 6;

type MentionInputProps = {
  name: string;
  label: string;
  people: readonly Colleague[];
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Nothing more can be typed, since it would be in no comment. */
  isSending: boolean;
  error: string | undefined;
};

/** A text in which `@` and the beginning of a name offer people: arrows move, Enter takes, Escape closes. */
export function MentionInput(props: MentionInputProps) {
  const { name, label, people, value, onChange, onSend, isSending, error } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const begun = begunMention(value, caret);
  const offered = begun && begun.from !== closedAt ? matching(people, begun.query, mostOffered) : [];
  const at = Math.min(active, offered.length - 1);
  const optionId = (index: number) => `${list}-${index}`;

  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);

  function take(person: Colleague | undefined) {
    if (!begun || !person) return;
    const before = `${value.slice(0, begun.from)}@${person.name} `;
    onChange(before + value.slice(caret));
    setCaret(before.length);
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length));
  }

  function press(event: KeyboardEvent) {
    if (isSendKey(event)) {
      event.preventDefault();
      return onSend();
    }
    // While a letter is composed, these keys are for its candidates.
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[at]);
    else if (event.key === 'Escape') setClosedAt(begun?.from ?? null);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextArea
        ref={area}
        name={name}
        label={label}
        hint={words.hint}
        width="full"
        value={value}
        error={error}
        readOnly={isSending}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? list : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(at) : undefined}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setActive(0);
          onChange(event.target.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
        onBlur={() => setClosedAt(begun?.from ?? null)}
        onFocus={() => setClosedAt(null)}
      />
      {offered.length > 0 ? (
        <div
          role="listbox"
          id={list}
          aria-label={words.people}
          className={`absolute min-w-56 p-1 ${popoverStyle}`}
        >
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active option
            <div
              key={person.id}
              role="option"
              id={optionId(index)}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
              className={`min-h-8 cursor-pointer rounded-chip px-2 py-1 pointer-coarse:min-h-11 ${index === at ? 'bg-selected' : ''}`}
            >
              {person.name}
            </div>
          ))}
        </div>
      ) : null}
      <span role="status" className="sr-only">
        {begun && begun.from !== closedAt ? words.matching(offered.length) : ''}
      </span>
    </div>
  );
}
