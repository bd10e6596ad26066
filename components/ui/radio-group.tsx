import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Appears right below this option while it is selected. */
  reveals?: ReactNode;
};

type RadioGroupProps = FieldWords & {
  name: string;
  id?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  inline?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
};

export function RadioGroup({
  name,
  id = fieldId(name),
  options,
  value,
  defaultValue,
  inline = false,
  onChange,
  onBlur,
  ref,
  ...words
}: RadioGroupProps) {
  return (
    <FieldFrame as="group" id={id} {...words}>
      {(wiring) => (
        <div className={inline ? 'flex flex-wrap gap-x-6' : undefined}>
          {options.map((option, index) => (
            <div key={option.value}>
              <label className="flex min-h-8 items-start gap-2.5 py-1.5 text-input pointer-coarse:min-h-11">
                <input
                  type="radio"
                  id={index === 0 ? id : `${id}-${option.value}`}
                  name={name}
                  value={option.value}
                  ref={ref}
                  disabled={option.disabled}
                  aria-invalid={wiring['aria-invalid']}
                  aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                  onChange={onChange}
                  onBlur={onBlur}
                  className="peer mt-0.5 size-5 shrink-0"
                />
                <span className="min-w-0">
                  {option.label}
                  {option.hint ? (
                    <span id={`${id}-${option.value}-hint`} className="block text-ink-2 text-ui">
                      {option.hint}
                    </span>
                  ) : null}
                </span>
              </label>
              {option.reveals && value === option.value ? (
                <div className="rising mt-1 mb-3 ml-2.5 border-rule border-l-2 ps-5">{option.reveals}</div>
              ) : null}
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
