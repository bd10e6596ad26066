'use client';

import { parseDate } from '@internationalized/date';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useContext, useRef } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { monthsNamed, readDate } from '#components/ui/read-date';

export function DateSegments() {
  return <DateInput className="date-segments">{(segment) => <NamedSegment segment={segment} />}</DateInput>;
}

const LETTERS_LAST = 1000;

// Digits, arrows and backspace are the library's; a month's name and a pasted date are added here.
function NamedSegment({ segment }: Pick<ComponentProps<typeof DateSegment>, 'segment'>) {
  const state = useContext(DateFieldStateContext);
  const typed = useRef({ letters: '', at: 0 });

  function onKeyDown(event: KeyboardEvent<HTMLSpanElement>) {
    const letter = /^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (segment.type !== 'month' || !letter || !state) return;
    event.preventDefault();
    event.stopPropagation();
    const fresh = event.timeStamp - typed.current.at > LETTERS_LAST;
    const letters = (fresh ? '' : typed.current.letters) + event.key;
    const months = monthsNamed(letters);
    const [month] = months;
    if (month === undefined) return;
    state.setSegment('month', month);
    typed.current = months.length === 1 ? { letters: '', at: 0 } : { letters, at: event.timeStamp };
    if (months.length === 1) nextSegment(event.currentTarget)?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLSpanElement>) {
    const date = readDate(event.clipboardData.getData('text'));
    if (!date || !state) return;
    event.preventDefault();
    event.stopPropagation();
    state.setValue(parseDate(date));
  }

  return (
    <span onKeyDownCapture={onKeyDown} onPasteCapture={onPaste}>
      <DateSegment segment={segment} className="date-segment" />
    </span>
  );
}

function nextSegment(current: HTMLElement): HTMLElement | undefined {
  const all = [...(current.parentElement?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
  return all[all.findIndex((item) => current.contains(item)) + 1];
}

export function focusFirstSegment(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}
