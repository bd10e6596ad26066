'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { type Answers, labelOf, shapeOf } from '#components/forms/answer-field.ts';
import type { AnswerFormProps } from '#components/forms/answer-form-props.ts';
import { fetchChecks, loadedChecks } from '#components/forms/form-checks.ts';
import { formKey, formPath, fromFormValues, readPointer, toFormValues } from '#components/forms/form-key.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { placeProblems } from '#components/forms/place-problems.ts';
import { tidyAnswers } from '#components/forms/tidy-answers.ts';
import { formWords } from '#components/forms/words.ts';
import type { SummaryError } from '#components/ui/error-summary';
import { askedFields } from '#lib/contract/asked-fields';
import { tidyAnswer, withoutBlankEnd } from '#lib/rules/plan/tidy-answer';

/** The form behind AnswerForm: the current questions, the faults, and changes from elsewhere. */
export function useAnswersForm(props: AnswerFormProps) {
  const { fields, only, values, setting, problems, attempt = 0 } = props;
  const isTried = useRef(false);
  const uploading = useRef(new Set<string>());
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [summary, setSummary] = useState<SummaryError[]>([]);
  const [tries, setTries] = useState(0);

  const resolver: Resolver<Answers> = async (given, context, options) => {
    const checks = await fetchChecks().catch(() => null);
    // Without them, for example offline, only the service checks.
    if (!checks) return { values: given, errors: {} };
    const now = latest.current;
    const resolve = checks.answersResolver(now.fields, withUploads(now.setting), {
      withMissing: isTried.current,
    });
    return resolve(given, context, options);
  };
  const withUploads = (given: FormSetting) => ({ ...given, uploading: uploading.current });

  const form = useForm<Answers>({
    defaultValues: toFormValues(fields, values),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver,
  });
  const { getValues, getFieldState, setValue, setError, control } = form;

  useIncoming(props, (name, value) => {
    const key = formKey(name);
    // What was wrong with the earlier answer may be right now.
    if (!isSame(value, getValues(key))) setValue(key, value, { shouldValidate: getFieldState(key).invalid });
  });

  const watched = useWatch({ control }) as Answers;
  const answers = useMemo(() => fromFormValues(fields, watched), [fields, watched]);
  const shown = useMemo(() => {
    const tidy = Object.entries(answers).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, tidyAnswer(value, answers, field && shapeOf(field))] as const;
    });
    const asked = askedFields(fields, Object.fromEntries(tidy));
    return only ? asked.filter(({ name }) => only.includes(name)) : asked;
  }, [fields, only, answers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is placed once, when it comes
  useEffect(() => {
    const standing = problems?.filter(({ pointer }) => !isChanged(readPointer(pointer)?.[0])) ?? [];
    if (standing.length === 0) return;
    const placed = placeProblems(standing, askedNow());
    show(placed.map(({ path, message, code }) => (path ? { message, name: path } : { message, code })));
  }, [problems, attempt]);

  function isChanged(name: string | undefined): boolean {
    const { checked, values: now } = latest.current;
    return checked !== undefined && name !== undefined && !isSame(checked[name], now[name]);
  }

  /** Shows each fault at the top and at its question at once: a question that moved later would lose its focus. */
  function show(faults: SummaryError[]) {
    for (const { name, message } of faults) if (name) setError(name, { message });
    setSummary(faults);
    setTries((count) => count + 1);
  }

  function askedNow() {
    const now = fromFormValues(fields, getValues());
    return askedFields(fields, tidyAnswers(fields, now));
  }

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    isTried.current = true;
    // Text that is typed while the checks load belongs to the next press.
    const now = fromFormValues(fields, getValues());
    const faults = () =>
      (loadedChecks()?.faultsOf(fields, now, withUploads(setting)) ?? []).map(({ path, message }) => ({
        message,
        name: formPath(path),
      }));
    const known = faults();
    show(known);
    const send = () => (known.length === 0 ? latest.current.onSubmit(tidyAnswers(fields, now)) : undefined);
    const refuse = () => (known.length === 0 ? show(faults()) : undefined);
    return form.handleSubmit(send, refuse)(event);
  };

  return {
    form,
    submit,
    shown,
    answers,
    summary,
    attempt: tries,
    announcement: useAnnouncement(shown.map(labelOf)),
    changed: (path: string) => {
      const [key = ''] = path.split('.');
      const field = fields.find(({ name }) => formKey(name) === key);
      if (!field) return;
      const value = getValues(key);
      const isSameList = Array.isArray(value) && isSame(value, latest.current.values[field.name]);
      if (!isSameList) latest.current.onChange(field.name, structuredClone(committed(value)) ?? '');
    },
    left: () => latest.current.onBlur?.(),
    uploads: (name: string, isUnderWay: boolean) => {
      if (isUnderWay) uploading.current.add(name);
      else uploading.current.delete(name);
    },
  };
}

/** A value that differs from the previous props came from elsewhere, unless the form has it already. */
function useIncoming({ fields, values }: AnswerFormProps, put: (name: string, value: unknown) => void) {
  const seen = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is handed in counts
  useEffect(() => {
    for (const { name } of fields) {
      if (values[name] !== seen.current[name]) put(name, values[name]);
    }
    seen.current = values;
  }, [values, fields]);
}

/** The relevant part of an answer: an entry that was added and is still empty does not count. */
function committed(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const kept = withoutBlankEnd(value);
  return kept.length > 0 ? kept : '';
}

/** A missing answer and an empty one are equal. */
function isSame(one: unknown, other: unknown): boolean {
  const spell = (value: unknown) => committed(value) ?? '';
  return JSON.stringify(spell(one)) === JSON.stringify(spell(other));
}

/** Returns the questions that have appeared since the last render; none at first. */
function useAnnouncement(labels: readonly string[]): string {
  const [known, setKnown] = useState(labels);
  const [said, setSaid] = useState('');
  if (known.join('\n') !== labels.join('\n')) {
    const added = labels.filter((label) => !known.includes(label));
    setKnown(labels);
    setSaid(added.length > 0 ? formWords.form.newQuestions(added) : '');
  }
  return said;
}
