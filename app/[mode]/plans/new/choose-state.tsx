import { redirect } from 'next/navigation';
import { whyNotQualified } from '#components/businesses/business-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { DuplicateNotice } from '#components/plans/duplicate-notice';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { statesOf } from '../draft-rows.ts';
import { stateChoices } from './state-choices.ts';
import { StatesPicker } from './states-picker.tsx';
import { planStartWords } from './words.ts';

type ChooseStateProps = {
  session: Session;
  businessId: string;
  wanted: readonly string[];
  /** The plan that the states are added to; without it they make a new one. */
  into?: PlanDraft;
};

export async function ChooseState({ session, businessId, wanted, into }: ChooseStateProps) {
  const { mode, client, consoleClient } = session;
  const [business, foreign, jurisdictions, filings, plans, { other_registrations }] = await Promise.all([
    orNotFound(client.businesses.get(businessId)),
    Array.fromAsync(client.businesses.all({ formation_business_id: businessId })),
    client.jurisdictions.list(),
    Array.fromAsync(client.filings.all({ business_id: businessId, type: 'foreign_qualification' })),
    consoleClient.planDrafts.list({ business_id: businessId, limit: 100 }),
    // Without a state, of all states.
    client.foreignQualifications.preflight({ business_id: businessId }),
  ]);
  // Only the record of the home state can be qualified; the palette offers it on the page of every registration.
  const home = business.formation_business_id;
  if (home)
    redirect(paths.newPlan(mode, { business: home, ...(wanted.length > 0 && { state: wanted.join(',') }) }));
  const inPlan = new Set(into?.states.map(({ jurisdiction }) => jurisdiction));
  const choices = stateChoices(business, foreign, jurisdictions.data, filings).map((choice) =>
    inPlan.has(choice.code) ? { ...choice, blocked: planStartWords.isInPlan, filingId: null } : choice,
  );
  const refusal = whyNotQualified(business);
  // Also those that wait for an approval.
  const others = plans.data.filter(
    ({ id, states }) => id !== into?.id && states.some(({ filing_id }) => filing_id === null),
  );
  return (
    <div className="space-y-6">
      <Section
        title={planStartWords.theBusiness}
        first
        actions={
          into ? null : (
            <TextLink href={paths.newPlan(mode)} alone>
              {planStartWords.chooseAnother}
            </TextLink>
          )
        }
      >
        <p className="font-record text-record-text">{business.legal_name}</p>
        <p className="text-ink-2">
          {stateName(business.formation_jurisdiction)}
          {business.registration_number ? planStartWords.number(business.registration_number) : ''}
        </p>
      </Section>
      {others.length > 0 ? (
        <Notice title={planStartWords.alreadyPlanned}>
          <ul>
            {others.map((draft) => (
              <li key={draft.id}>
                <TextLink href={paths.plan(mode, draft.id)} alone>
                  {planStartWords.continueIn} {statesOf(draft)}
                </TextLink>
                {planStartWords.lastChangedBy} {draft.updated_by}, <Time value={draft.updated_at} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <DuplicateNotice mode={mode} registrations={other_registrations} />
      {refusal ? (
        <Notice kind="stop" title={planStartWords.notQualified(business.legal_name)}>
          {refusal}
        </Notice>
      ) : (
        <StatesPicker
          mode={mode}
          businessId={business.id}
          choices={choices}
          wanted={wanted}
          planId={into?.id}
          drafts={others.flatMap(({ id, updated_by, states }) =>
            states.map(({ jurisdiction }) => ({ id, by: updated_by, state: jurisdiction })),
          )}
        />
      )}
    </div>
  );
}
