import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlLook, controlStyle, controlWrap } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'size' | 'children'> &
  FieldWords &
  ControlLook & {
    name: string;
    options: readonly SelectOption[];
    /** The empty first choice: "Choose a state". If missing, the first option is selected. */
    emptyLabel?: string;
  };

export function Select({
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
  id,
  options,
  emptyLabel,
  ...rest
}: SelectProps) {
  return (
    <FieldFrame
      id={id ?? fieldId(rest.name)}
      {...{ label, hideLabel, optional, hint, error, warning, source, law }}
    >
      {(wiring) => (
        <span className={controlWrap({ width })}>
          <select
            {...rest}
            {...wiring}
            className={`${controlStyle({ size, width, face, invalid: Boolean(error) })} appearance-none pe-8`}
          >
            {emptyLabel ? <option value="">{emptyLabel}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </FieldFrame>
  );
}
