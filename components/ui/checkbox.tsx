'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode;
  /** The label is for screen readers only, as in the picker column of a table. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  indeterminate?: boolean;
};

export function Checkbox({
  label,
  hideLabel,
  hint,
  error,
  indeterminate = false,
  id,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const own = id ?? (rest.name && !hideLabel ? `field-${rest.name}` : made);
  const described = [hint ? `${own}-hint` : null, error ? `${own}-error` : null].filter(Boolean).join(' ');

  function mark(input: HTMLInputElement | null) {
    if (input) input.indeterminate = indeterminate;
    const given = rest.ref;
    if (typeof given === 'function') return given(input);
    if (given) given.current = input;
  }

  return (
    <div data-field="" className={clsx(error && 'border-l-4 border-stop ps-3')}>
      {error ? (
        <p id={`${own}-error`} className="my-1 font-semibold text-stop">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      <label
        className={clsx(
          hideLabel
            ? 'grid size-6 place-items-center pointer-coarse:size-11'
            : 'flex min-h-8 items-start gap-2.5 py-1.5 text-input pointer-coarse:min-h-11',
        )}
      >
        <input
          {...rest}
          ref={mark}
          id={own}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={hideLabel ? 'size-4 pointer-coarse:size-6' : 'mt-0.5 size-5 shrink-0'}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>
          {label}
          {hint ? (
            <span id={`${own}-hint`} className="block text-ink-2 text-ui">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
    </div>
  );
}
