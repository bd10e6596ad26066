'use client';

import { useDeferredValue, useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { PlanQuestion } from '#lib/contract/plan';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { planMatrixWords as words } from './words.ts';

type UsedInProps = { mode: Mode; draft: PlanDraft; question: PlanQuestion };

/** The states that use an answer, each with a link to answer differently there. It is rendered inside a paragraph. */
export function UsedIn({ mode, draft, question: { name, states } }: UsedInProps) {
  const [isOpen, setOpen] = useState(false);
  // Fifty links push a table of fifty rows down: the press itself is drawn before them.
  const isListed = useDeferredValue(isOpen);
  const own = new Set(
    draft.states
      .filter(({ answers }) => Object.hasOwn(answers, name))
      .map(({ jurisdiction }) => jurisdiction),
  );
  const different = states.filter((code) => own.has(code));
  return (
    <span data-no-print="">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
      >
        {words.usedIn(states.length)}
      </button>
      {different.length > 0 ? `. ${words.different(different.length)}.` : '.'}
      {isListed ? (
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {states.map((code) => (
            <span key={code}>
              <TextLink href={`${paths.planState(mode, draft.id, code)}#field-${name}`} alone>
                {stateName(code)}
              </TextLink>
              {own.has(code) ? ` (${words.ownAnswer})` : ''}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
