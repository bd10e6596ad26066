import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';

type CheckboxGroupProps<T extends string> = FieldWords & {
  name: string;
  options: readonly { value: T; label: ReactNode; hint?: ReactNode }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several answers at once, in the order of the options. */
export function CheckboxGroup<T extends string>({
  name,
  options,
  chosen,
  onChange,
  ...words
}: CheckboxGroupProps<T>) {
  const id = fieldId(name);
  const toggle = (value: T, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
    );
  return (
    <FieldFrame as="group" id={id} {...words}>
      {(wiring) =>
        options.map(({ value, label, hint }, index) => (
          <label
            key={value}
            className="flex min-h-8 items-start gap-2.5 py-1.5 text-input pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={wiring['aria-invalid']}
              aria-describedby={hint ? `${id}-${value}-hint` : undefined}
              onChange={(event) => toggle(value, event.target.checked)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              {label}
              {hint ? (
                <span id={`${id}-${value}-hint`} className="block text-ink-2 text-ui">
                  {hint}
                </span>
              ) : null}
            </span>
          </label>
        ))
      }
    </FieldFrame>
  );
}
