import { feeAnswers } from '#components/fees/fee-answers.ts';
import type { FeeQuote } from '#lib/contract/fee';
import { answersOfState } from '#lib/rules/plan/assemble-submission';
import type { Session } from '#lib/session/session';
import { askFee, type FeeQuestion } from './ask-fee.ts';
import { formSetting } from './form-setting.ts';
import type { LoadedPlan } from './load-plan.ts';
import { formFields } from './plan-sections.ts';

export type KnownFee = { question: FeeQuestion; quote: FeeQuote };

/** The fee of what the draft says, which the form shows at once. Null if there is none: then the form asks again, and says why. */
export async function loadFee({ client, mode }: Session, loaded: LoadedPlan): Promise<KnownFee | null> {
  const { plan, state, business, requirement, today } = loaded;
  const fields = formFields(requirement, today, business?.formation_date ?? null);
  const values = answersOfState(plan, state, requirement);
  const { counted } = feeAnswers(fields, values, formSetting(mode, loaded, values), requirement.prefill);
  const question = { tier: state.expedited_tier, answers: counted };
  return askFee(client, loaded, question).then(
    (quote) => ({ question, quote }),
    () => null,
  );
}
