import { stateName } from '#components/filings/state-name.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { Disclosure } from '#components/ui/disclosure';
import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';
import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import type { Session } from '#lib/session/session';
import { documentsNamed } from '../../../documents-named.ts';
import { Panel } from '../../../panel.tsx';
import { fieldsSent, StateWords } from '../review/state-words.tsx';
import { planReviewWords } from '../review/words.ts';
import { planSendWords as words } from './words.ts';

type WhatIsSentProps = { session: Session; draft: PlanDraft; codes: readonly string[] };

/** The form of each state as it will be sent, to be read before the press that sends it. */
export function WhatIsSent({ session, draft, codes }: WhatIsSentProps) {
  const states = draft.states.filter(({ jurisdiction }) => codes.includes(jurisdiction));
  if (states.length === 0) return null;
  return (
    <Section title={words.whatWeSend} description={words.whatWeSendDetail}>
      {states.map((state) => (
        <Disclosure key={state.jurisdiction} summary={words.sendTo(stateName(state.jurisdiction))}>
          <Panel
            label={words.answersFor(stateName(state.jurisdiction))}
            lines={8}
            load={() => loadForm(session, draft, state)}
          />
        </Disclosure>
      ))}
    </Section>
  );
}

async function loadForm(session: Session, draft: PlanDraft, state: PlanDraftState) {
  const { jurisdiction, expedited_tier } = state;
  const requirement = await session.client.foreignQualifications.requirement({
    jurisdiction,
    ...(draft.business_id && { business_id: draft.business_id }),
  });
  const { answers } = assembleSubmission(draft, state, requirement);
  const documents = await documentsNamed(session, requirement.fields, answers);
  const tier = requirement.expedited_tiers.find((one) => one.tier === expedited_tier);
  return (
    <FactList
      facts={[
        ...fieldsSent(requirement.fields, answers).map((field) => ({
          key: field.name,
          term: labelOf(field),
          value: <StateWords {...{ field, jurisdiction, answers, documents }} />,
        })),
        { term: planReviewWords.processing, value: tier?.label ?? planReviewWords.standard },
      ]}
    />
  );
}
