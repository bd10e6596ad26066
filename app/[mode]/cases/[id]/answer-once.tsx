'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Answers } from '#components/forms/answer-field.ts';
import { Section } from '#components/ui/section';
import { isUnknown, showRefusal } from '#components/ui/show-refusal.ts';
import { TextLink } from '#components/ui/text-link';
import { useStillHere } from '#components/ui/use-still-here.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { casePageWords } from '../words.ts';
import { giveAnswer } from './give-answer.ts';
import type { Sibling } from './load-siblings.ts';

type Outcome = { sibling: Sibling; words: string };

type AnswerOnceValue = {
  siblings: readonly Sibling[];
  ticked: readonly string[];
  tick: (ids: readonly string[]) => void;
  /**
   * Gives the answer to each case that was ticked, one call after the other; without one, because somebody else
   * answered the first case, says that they got none.
   */
  send: (answers: Answers | null) => Promise<void>;
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
  const isHere = useStillHere();
  const [siblings] = useState(given);
  const [ticked, tick] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  async function send(answers: Answers | null) {
    for (const sibling of siblings.filter(({ id }) => ticked.includes(id))) {
      const show = (words: string) =>
        setOutcomes((known) => [...known.filter((one) => one.sibling !== sibling), { sibling, words }]);
      show(answers ? casePageWords.once.sending : casePageWords.once.leftOut);
      if (!answers) continue;
      const fields = Object.fromEntries(
        Object.entries(answers).filter(([name]) => sibling.fields.includes(name)),
      );
      const outcome = await giveAnswer(mode, { id: sibling.id, fields, key: crypto.randomUUID() });
      show(wordsOf(outcome));
      if (outcome.ok || isHere()) continue;
      const of = casePageWords.once.of(sibling.name, sibling.state);
      showRefusal({ ...outcome.problem, detail: `${of}: ${wordsOf(outcome)}` });
    }
    tick([]);
  }

  return (
    <Context value={{ siblings, ticked, tick, send }}>
      {children}
      {outcomes.length > 0 ? (
        <Section title={casePageWords.once.results} id="other-cases">
          <ul role="status">
            {outcomes.map(({ sibling, words }) => (
              <li key={sibling.id} className="border-rule border-t py-2">
                <TextLink href={paths.case(mode, sibling.id)}>
                  {sibling.name}, {sibling.state}
                </TextLink>
                : {words}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Context>
  );
}

function wordsOf(outcome: ActionResult<unknown>): string {
  if (outcome.ok) return casePageWords.once.sent;
  const { code, errors, detail } = outcome.problem;
  if (code === 'case_not_awaiting_response') return casePageWords.once.answered;
  if (isUnknown(outcome.problem)) return detail;
  return casePageWords.once.refused(errors?.map((error) => error.detail).join(' ') || detail);
}
