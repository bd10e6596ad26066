'use client';

import { get, useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { fieldId } from '#components/ui/field-id.ts';

/** A single value at `path`: its value, how to change it, and its fault. */
export function useAnswer(path: string) {
  const form = useAnswerForm();
  const { field, fieldState } = useController({ name: path });
  return {
    id: fieldId(path),
    name: path,
    value: field.value as unknown,
    text: typeof field.value === 'string' ? field.value : '',
    error: fieldState.error?.message,
    ref: field.ref,
    set: (value: unknown) => {
      field.onChange(value);
      form.changed(path);
    },
    leave: () =>
      form.afterPress(() => {
        field.onBlur();
        form.left(path);
      }),
  };
}

/** A value with many parts at `path`, each of which is a field. */
export function useWholeAnswer(path: string) {
  const form = useAnswerForm();
  const { control, setValue, trigger } = useFormContext();
  const { errors, submitCount } = useFormState({ control, name: path });
  const fault: unknown = get(errors, path);
  // That of a whole list has a place of its own while the fields of an entry are open.
  const message: unknown = Object(fault).message ?? Object(fault).root?.message;
  return {
    id: fieldId(path),
    value: useWatch({ control, name: path }) as unknown,
    error: typeof message === 'string' ? message : undefined,
    hasFault: fault !== undefined,
    set: (value: unknown) => {
      setValue(path, value, { shouldDirty: true });
      form.changed(path);
      if (submitCount > 0 || fault !== undefined) void trigger(path);
    },
  };
}
