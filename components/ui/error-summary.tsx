'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from '#components/ui/field-id.ts';
import { RequestReference } from '#components/ui/request-reference';
import { whenDrawn } from '#components/ui/when-drawn.ts';
import { withLabel } from '#components/ui/with-label.ts';
import { uiWords } from '#components/ui/words.ts';

const ERROR = 'Error: ';

export type SummaryError = {
  message: string;
  /** The name of the field, or its own id; without both the entry is plain text. */
  name?: string;
  id?: string;
  /** Code of a fault that belongs to no field, shown for support. */
  code?: string;
};

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** Changes with every refused attempt, so that focus returns here each time. */
  attempt?: number | string;
  /** The refused request, if one was sent. */
  requestId?: string | null;
};

export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, attempt = 0, requestId } = props;
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move focus though nothing else changed
  useEffect(() => {
    if (present) box.current?.focus();
  }, [present, attempt]);

  useEffect(() => {
    if (!present) return undefined;
    const mark = () => {
      if (!document.title.startsWith(ERROR)) document.title = ERROR + document.title;
    };
    mark();
    // React writes the page title again during hydration.
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(ERROR)) document.title = document.title.slice(ERROR.length);
    };
  }, [present]);

  if (!present) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-6 max-w-form rounded-chip border-2 border-stop bg-surface p-4"
    >
      <h2 id="error-summary-title" className="mb-2 font-semibold text-section">
        {uiWords.problem}
      </h2>
      <ul className="space-y-1">
        {errors.map(({ id, name, message, code }) => {
          const target = id ?? (name ? fieldId(name) : undefined);
          return (
            <li key={`${target ?? code}-${message}`}>
              {target ? (
                <FieldLink target={target} message={message} />
              ) : (
                <span className="font-semibold text-stop">{message}</span>
              )}
              {code ? <code className="ms-2 font-mono text-ink-2 text-small">{code}</code> : null}
            </li>
          );
        })}
      </ul>
      {requestId ? (
        <div className="mt-2">
          <RequestReference id={requestId} />
        </div>
      ) : null}
    </div>
  );
}

function FieldLink({ target, message }: { target: string; message: string }) {
  const [label, setLabel] = useState('');
  useLayoutEffect(() => {
    const frame = document.getElementById(target)?.closest<HTMLElement>('[data-field]');
    setLabel(frame?.dataset.field ?? '');
  }, [target]);
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        whenDrawn(() => document.getElementById(target), goTo);
      }}
      className="font-semibold text-stop underline underline-offset-[.18em] hover:decoration-2"
    >
      {withLabel(label, message)}
    </a>
  );
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

// The label is scrolled into view with the field: a plain jump would hide the question above the edge.
function goTo(field: HTMLElement): void {
  const control = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
