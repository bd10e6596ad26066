import { activityWords } from '#components/businesses/activity-words.ts';
import { MetadataList } from '#components/businesses/metadata-list';
import { PeopleTable } from '#components/businesses/people-table';
import { RecordFacts } from '#components/businesses/record-facts';
import { documentsWords } from '#components/documents/words.ts';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { FilingsElsewhere } from '../../filings/filings-elsewhere.tsx';
import { nowInMode } from '../../now-in-mode.ts';
import { Panel } from '../../panel.tsx';
import { businessPageWords } from '../words.ts';
import { AddRegistration } from './add-registration.tsx';
import { AfterRegistration, isRegistered } from './after-registration.tsx';
import { BusinessActivity } from './business-activity.tsx';
import { BusinessAgents } from './business-agents.tsx';
import { BusinessFilings } from './business-filings.tsx';
import { DocumentsOnFile } from './documents-on-file.tsx';
import { WhereRegistered } from './where-registered.tsx';

type BusinessSectionsProps = {
  session: Session;
  business: Business;
  canQualify: boolean;
  /** The cursor from which the activity is listed. */
  activity: string | undefined;
};

export function BusinessSections({ session, business, canQualify, activity }: BusinessSectionsProps) {
  const { id, mode, owners, created_at, updated_at, metadata } = business;
  const isHome = business.formation_business_id === null;
  // Of what another service has, only its API is read.
  const isElsewhere = hostElsewhere() !== null;
  const editHref = session.may('prepare') ? paths.editBusiness(mode, id) : undefined;
  return (
    <>
      {isHome ? (
        <Section
          id="registrations"
          title={businessPageWords.where}
          actions={
            isRegistered(business) && session.may('prepare') ? <AddRegistration business={business} /> : null
          }
        >
          <Panel
            label={businessPageWords.registrations}
            lines={9}
            load={() => WhereRegistered({ session, business, canQualify })}
          />
        </Section>
      ) : null}
      {isRegistered(business) && !isElsewhere ? (
        <Section id="after" title={businessPageWords.after}>
          <Panel
            label={businessPageWords.after}
            lines={3}
            load={() => AfterRegistration({ session, business })}
          />
        </Section>
      ) : null}
      <div className="grid items-start gap-x-8 xl:grid-cols-2">
        <Section
          id="record"
          title={businessPageWords.record}
          description={
            <>
              {businessPageWords.onFileSince} <Time value={created_at} shape="date" />
              {businessPageWords.lastChanged} <Time value={updated_at} />.
            </>
          }
        >
          <RecordFacts business={business} editHref={editHref} />
        </Section>
        <div className="min-w-0">
          <Section id="people" title={businessPageWords.owners} description={businessPageWords.ownersDetail}>
            {owners.length > 0 ? (
              <PeopleTable owners={owners} />
            ) : (
              <EmptyState kind="nothing-needed" title={businessPageWords.noOwner} />
            )}
          </Section>
          <MetadataList metadata={metadata} />
        </div>
      </div>
      <Section id="agents" title={businessPageWords.agents}>
        <Panel
          label={businessPageWords.agents}
          lines={3}
          load={() => BusinessAgents({ session, business })}
        />
      </Section>
      <Section id="filings" title={businessPageWords.filings}>
        <Panel
          label={businessPageWords.filings}
          lines={5}
          load={() =>
            isElsewhere
              ? FilingsElsewhere({ session, state: { business_id: id, pages: [] } })
              : BusinessFilings({ session, businessId: id })
          }
        />
      </Section>
      <Section
        id="documents"
        title={businessPageWords.documents}
        actions={
          <LinkButton size="small" download href={paths.businessArchive(mode, id)}>
            {documentsWords.list.archive}
          </LinkButton>
        }
      >
        <Panel
          label={businessPageWords.documents}
          lines={4}
          load={() => BusinessDocuments({ session, businessId: id })}
        />
      </Section>
      {isElsewhere ? null : (
        <Section id="activity" title={activityWords.title} description={activityWords.detail}>
          <Panel
            label={activityWords.title}
            lines={8}
            load={() => BusinessActivity({ session, businessId: id, cursor: activity })}
          />
        </Section>
      )}
    </>
  );
}

async function BusinessDocuments({ session, businessId }: { session: Session; businessId: string }) {
  const [documents, now] = await Promise.all([
    Array.fromAsync(session.client.documents.all(businessId)),
    nowInMode(session),
  ]);
  return (
    <DocumentsOnFile
      documents={documents}
      mode={session.mode}
      businessId={businessId}
      today={now.slice(0, 10)}
      canAct={session.may('prepare')}
    />
  );
}
