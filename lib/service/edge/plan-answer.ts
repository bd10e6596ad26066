import { Plan } from '#lib/contract/plan';
import {
  createdHeaders,
  renewedHeaders,
  respondedOnce,
  versionHeader,
} from '#lib/service/edge/answer-headers';
import { answers, respond } from '#lib/service/edge/route';
import { planTag } from '#lib/service/plan/plan-version';

/** A plan with its version as an entity tag. */
export const planAnswer = answers(
  Plan,
  'The plan, with all that is known of each state today',
  versionHeader,
);

export const newPlanAnswer = answers(
  Plan,
  'The plan; or, replayed, the plan as it is now',
  createdHeaders.extend(versionHeader.shape),
);

export const submittedPlanAnswer = answers(
  Plan,
  'The plan, with the states that are sent; or, replayed, the plan as it is now',
  renewedHeaders.extend(versionHeader.shape),
);

export function planResponse(
  plan: Plan,
  status = 200,
  once: { replayed: boolean } | undefined = undefined,
): Response {
  return respond(Plan, plan, status, {
    ETag: planTag(plan),
    ...(status === 201 && { Location: `/v1/plan/${plan.id}` }),
    ...respondedOnce(once),
  });
}
