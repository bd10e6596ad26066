import type { ExistingRegistration } from '#lib/contract/problem';
import { standingRegistration } from '#lib/rules/filing/standing-registration';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import type { FactsOfBusiness } from '#lib/service/foreign-qualification/application';

/** Throws 409 with the states in which the business is registered or has a registration in progress. */
export function refuseRegistered(
  ctx: Context,
  { registrations }: FactsOfBusiness,
  jurisdictions: readonly string[],
): void {
  const standing = jurisdictions.flatMap((code) => standingRegistration(registrations, code) ?? []);
  const [first] = standing;
  if (!first) return;
  const names = standing.map(
    ({ jurisdiction }) => ctx.parts.jurisdictions.get(jurisdiction)?.name ?? jurisdiction,
  );
  throw new ProblemError(
    'already_registered',
    `This business is registered, or its registration is under way, in ${new Intl.ListFormat('en-US').format(names)}. Leave ${names.length === 1 ? 'it' : 'them'} out of the plan.`,
    { existing_registration: withoutState(first), existing_registrations: standing },
  );
}

function withoutState({
  jurisdiction: _state,
  ...existing
}: ExistingRegistration & { jurisdiction: string }): ExistingRegistration {
  return existing;
}
