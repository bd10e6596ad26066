import type { ComponentProps, ReactNode } from 'react';
import { type ControlLook, controlStyle } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { lengthFault } from '#components/ui/length-fault.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'width'> &
  FieldWords &
  ControlLook & {
    name: string;
    /** A unit or sign before or after the value. */
    before?: ReactNode;
    after?: ReactNode;
  };

export function TextInput({
  label,
  hideLabel,
  optional,
  hint,
  error,
  warning,
  source,
  law,
  size,
  width,
  face,
  before,
  after,
  id,
  type = 'text',
  maxLength,
  ...rest
}: TextInputProps) {
  const fault = error ?? lengthFault(rest.value, maxLength);
  return (
    <FieldFrame
      id={id ?? fieldId(rest.name)}
      {...{ label, hideLabel, optional, hint, error: fault, warning, source, law }}
    >
      {(wiring) => (
        <span className="flex items-center gap-2">
          {before ? <span className="shrink-0 text-ink-2">{before}</span> : null}
          <input
            {...rest}
            {...wiring}
            type={type}
            // What the form does not follow cannot say its length: there the browser keeps the limit.
            {...(rest.value === undefined && { maxLength })}
            className={controlStyle({ size, width, face, invalid: Boolean(fault) })}
          />
          {after ? <span className="shrink-0 text-ink-2">{after}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}
