'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import type { DraftStore } from '#components/drafts/draft-store.ts';
import { SaveLine } from '#components/drafts/save-line';
import { labelOf } from '#components/forms/answer-field.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { type PlanMatrix, toMatrix } from '#components/plans/plan-matrix.ts';
import { RulesNewsNotice } from '#components/plans/rules-news-notice';
import type { PaymentMethod } from '#components/shell/preferences.ts';
import { ErrorState } from '#components/ui/error-state';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { usePlan } from '../use-plan.ts';
import { Certificates } from './certificates.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { SharedQuestions } from './shared-questions.tsx';
import type { Refusal } from './take-out-state.ts';
import { planMatrixWords as words } from './words.ts';

type PlanWorkspaceProps = {
  mode: Mode;
  draft: PlanDraft;
  matrix: PlanMatrix;
  payment: PaymentMethod;
  mayChange: boolean;
  setting: FormSetting & { businessId: string };
};

// What is selected keeps its objects from one version of the plan to the next: only rows that changed are drawn again.
const asItIs = (matrix: PlanMatrix) => matrix;

/** The shared answers and the states that follow from them: what is saved is looked over again at once. */
export function PlanWorkspace({
  mode,
  draft: loaded,
  matrix: first,
  payment,
  mayChange,
  setting,
}: PlanWorkspaceProps) {
  const { store, draft, conflicts, status, remote, lost } = usePlan(mode, loaded);
  const { remove, refusal } = useRemoveState(mode, loaded.id, store);
  const [uploads, setUploads] = useState(0);
  const isFirst = draft.version === first.version && uploads === 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [mode, 'plan-matrix', draft.id, draft.version, uploads],
    queryFn: async ({ signal }) =>
      toMatrix(await browserClient(paths.data(mode)).plans.get(draft.id, signal)),
    ...(isFirst && { initialData: first }),
    select: asItIs,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const matrix = data ?? first;
  const labels = new Map(matrix.shared.map((question) => [question.name, labelOf(question)]));
  return (
    <>
      {mayChange ? (
        <>
          <RulesNewsNotice {...{ mode, draft, store }} news={matrix.news} />
          <SharedQuestions
            {...{ mode, store, draft, conflicts, setting }}
            questions={matrix.shared}
            wrong={matrix.wrong}
          />
        </>
      ) : null}
      <Certificates
        groups={matrix.certificates}
        mode={mode}
        businessId={setting.businessId}
        today={setting.today}
        {...(mayChange && { onUploaded: () => setUploads((count) => count + 1) })}
      />
      {error ? (
        <ErrorState title={words.failed} detail={words.failedDetail} onRetry={() => refetch()} />
      ) : null}
      {refusal ? <ErrorState {...refusal} /> : null}
      <MatrixTable
        {...{ mode, matrix, payment, mayChange }}
        planId={draft.id}
        stale={isPlaceholderData}
        {...(mayChange && matrix.rows.length > 1 && { onRemove: remove })}
      />
      <div className="mt-4">
        <SaveLine
          {...{ status, remote, conflicts, lost }}
          label={(path) => labels.get(path.split('/').at(-1) ?? '') ?? path}
        />
      </div>
    </>
  );
}

/** The code that removes a state loads with the press. */
function useRemoveState(mode: Mode, planId: string, store: DraftStore<PlanDraft>) {
  const router = useRouter();
  const queries = useQueryClient();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const remove = useCallback(
    async (jurisdiction: string) => {
      const { takeOutState } = await import('./take-out-state.ts');
      const readAgain = async () => {
        await queries.invalidateQueries({ queryKey: [mode, 'plan', planId] });
        router.refresh();
      };
      await takeOutState({ mode, store, jurisdiction, refuse, readAgain });
    },
    [mode, planId, store, queries, router],
  );
  return { remove, refusal };
}
