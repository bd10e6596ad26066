import { feeAnswers } from '#components/fees/fee-answers.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import type { FeeQuote } from '#lib/contract/fee';
import { answersOfState } from '#lib/rules/plan/assemble-submission';
import type { Session } from '#lib/session/session';
import { askFee, type FeeQuestion } from './ask-fee.ts';
import { formSetting } from './form-setting.ts';
import type { LoadedPlan } from './load-plan.ts';
import { formFields } from './plan-sections.ts';

export type KnownFee = { question: FeeQuestion; quote: FeeQuote };

export type KnownForm = {
  faults: Fault[];
  /** Null if there is none: then the form asks again, and says why. */
  fee: KnownFee | null;
};

/** What the form shows at once: the faults of the draft, and its fee. */
export async function loadForm({ client, mode }: Session, loaded: LoadedPlan): Promise<KnownForm> {
  const { plan, state, requirement } = loaded;
  const fields = formFields(loaded);
  const values = answersOfState(plan, state, requirement);
  const faults = faultsOf(fields, values, formSetting(mode, loaded, values));
  const { counted } = feeAnswers(fields, values, faults, requirement.prefill);
  const question = { tier: state.expedited_tier, answers: counted };
  const fee = await askFee(client, loaded, question).then(
    (quote) => ({ question, quote }),
    () => null,
  );
  return { faults, fee };
}
