import type { ComponentProps } from 'react';
import { type ControlLook, controlStyle } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { lengthFault } from '#components/ui/length-fault.ts';

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
  const fault = error ?? lengthFault(rest.value, maxLength);
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
