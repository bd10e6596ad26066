'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Answers } from '#components/forms/answer-field.ts';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { casePageWords } from '../words.ts';
import { answerCase } from './actions.ts';
import type { Sibling } from './load-siblings.ts';

/** The outcome of the answer in another case; undefined while it is being sent. */
type Outcome = { sibling: Sibling; problem?: ActionProblem | null };

type AnswerOnceValue = {
  siblings: readonly Sibling[];
  ticked: readonly string[];
  tick: (ids: readonly string[]) => void;
  /** Gives the answer to each case that was ticked, one call after the other. */
  send: (answers: Answers) => Promise<void>;
};

const Context = createContext<AnswerOnceValue | null>(null);

export function useAnswerOnce(): AnswerOnceValue {
  const value = useContext(Context);
  if (!value) throw new Error('The answer of a case stands in an AnswerOnce.');
  return value;
}

type AnswerOnceProps = { mode: Mode; siblings: readonly Sibling[]; children: ReactNode };

/** Holds what became of the other cases while the page turns from the question to the answer. */
export function AnswerOnce({ mode, siblings: given, children }: AnswerOnceProps) {
  const [siblings] = useState(given);
  const [ticked, tick] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  async function send(answers: Answers) {
    for (const sibling of siblings.filter(({ id }) => ticked.includes(id))) {
      setOutcomes((known) => [...known, { sibling }]);
      const fields = Object.fromEntries(
        Object.entries(answers).filter(([name]) => sibling.fields.includes(name)),
      );
      const answer = await retryAction(answerCase)(mode, { id: sibling.id, fields });
      const problem = answer.ok ? null : answer.problem;
      setOutcomes((known) => known.map((one) => (one.sibling === sibling ? { sibling, problem } : one)));
    }
    tick([]);
  }

  return (
    <Context value={{ siblings, ticked, tick, send }}>
      {children}
      {outcomes.length > 0 ? (
        <Section title={casePageWords.once.results} id="other-cases">
          <ul role="status">
            {outcomes.map(({ sibling, problem }) => (
              <li key={sibling.id} className="border-rule border-t py-2">
                <TextLink href={paths.case(mode, sibling.id)}>
                  {sibling.name}, {sibling.state}
                </TextLink>
                : {outcomeWords(problem)}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Context>
  );
}

function outcomeWords(problem: ActionProblem | null | undefined): string {
  if (problem === undefined) return casePageWords.once.sending;
  if (problem === null) return casePageWords.once.sent;
  if (problem.code === 'case_not_awaiting_response') return casePageWords.once.answered;
  return casePageWords.once.refused(
    problem.errors?.map(({ detail }) => detail).join(' ') || (problem.detail ?? ''),
  );
}
