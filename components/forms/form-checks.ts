'use client';

import { useEffect, useState } from 'react';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';

type Checks = typeof import('#components/forms/answers-schema.ts');

let checks: Checks | null = null;

/** Loads the checks of a form. They include the contract's schemas, which no first visit needs. */
export async function fetchChecks(): Promise<Checks> {
  checks ??= await import('#components/forms/answers-schema.ts');
  return checks;
}

/** Null until they have loaded: until then, only the service checks. */
export function loadedChecks(): Checks | null {
  return checks;
}

/** The faults of the answers: `first`, which the server found, until an answer changes and the checks have loaded. */
export function useAnswerFaults(
  fields: readonly AnswerField[],
  values: Answers,
  setting: FormSetting,
  first: readonly Fault[],
): readonly Fault[] {
  const [loaded, setLoaded] = useState(loadedChecks);
  const spelled = JSON.stringify(values);
  const [atFirst] = useState(spelled);
  useEffect(() => {
    // Without them, for example offline, the next change tries again.
    if (!loaded && spelled !== atFirst) fetchChecks().then(setLoaded, () => {});
  }, [loaded, spelled, atFirst]);
  return loaded?.faultsOf(fields, values, setting) ?? first;
}
