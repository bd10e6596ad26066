import type { ComponentProps } from 'react';
import { type ControlLook, controlStyle } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { uiWords } from '#components/ui/words.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> &
  FieldWords &
  Omit<ControlLook, 'size'> & { name: string };

export function TextArea({
  label,
  hideLabel,
  optional,
  hint,
  error,
  warning,
  source,
  law,
  width,
  face,
  id,
  rows = 4,
  maxLength,
  ...rest
}: TextAreaProps) {
  // Given to the browser, it would cut off the end of what is pasted, and say nothing.
  const length = String(rest.value ?? '').trim().length;
  const fault = error ?? (maxLength && length > maxLength ? uiWords.tooLong(maxLength, length) : undefined);
  return (
    <FieldFrame
      id={id ?? fieldId(rest.name)}
      {...{ label, hideLabel, optional, hint, error: fault, warning, source, law }}
    >
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={controlStyle({ width, face, invalid: Boolean(fault) })}
        />
      )}
    </FieldFrame>
  );
}
