'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { idOfAddress } from '#components/ui/id-of-address.ts';
import { browserClient } from '#lib/client/browser-client';
import { submissionsOf } from '#lib/client/submissions-of';
import { paths } from '#lib/config/paths';
import type { FieldError } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import { problemCode } from '#lib/contract/stated-problems';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { faultsOfDraft, nameFaults } from '#lib/rules/plan/faults-of-draft';
import type { LoadedPlan } from './load-plan.ts';

const NONE: readonly FieldError[] = [];

/** Back from the review, the form shows the same faults at their questions, and leads to the one that was pressed. */
export function useFaults(mode: Mode, { plan, state, requirement }: LoadedPlan, wanted: boolean) {
  const { data, isFetched } = useQuery({
    queryKey: [mode, 'preflight', plan.id, plan.version],
    queryFn: ({ signal }) => {
      const { body } = assembleSubmission(plan, state, requirement);
      return submissionsOf(browserClient(paths.data(mode)), plan.type).preflight(body, signal);
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const faults = useMemo(() => {
    const problems = data?.problems ?? [];
    const found = problems.find((problem) => problemCode(problem) === 'validation_error')?.errors ?? NONE;
    return [...faultsOfDraft(found), ...nameFaults(problems, plan.type, requirement.fields)];
  }, [data, plan.type, requirement.fields]);

  const ready = isFetched || !wanted;
  useEffect(() => {
    const id = idOfAddress();
    if (!ready || id === '') return undefined;
    const arrive = setTimeout(() => goTo(id), 150);
    return () => clearTimeout(arrive);
  }, [ready]);

  return faults;
}

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** The question itself, or the nearest one around it that is drawn. */
function goTo(id: string): void {
  const found = document.getElementById(id);
  if (!found) {
    const around = id.slice(0, id.lastIndexOf('.'));
    if (around && around !== id) goTo(around);
    return;
  }
  const control = found.matches(CONTROLS) ? found : found.querySelector<HTMLElement>(CONTROLS);
  (found.closest('[data-field]') ?? found).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
