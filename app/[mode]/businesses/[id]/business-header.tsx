import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { REGISTRATION_MARKS } from '#components/businesses/business-words.ts';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { MarkChip } from '#components/filings/status-chip';
import { Identifier } from '#components/ui/identifier';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import { businessListWords } from '../words.ts';
import { RemoveRecord } from './remove-record.tsx';

type BusinessHeaderProps = {
  business: Business;
  canAct: boolean;
  canQualify: boolean;
  /** It was added by hand, and nothing is registered or filed by it. */
  canRemove: boolean;
  /** Something is missing that can be filled in: that is then the first thing to do. */
  isIncomplete: boolean;
  ready?: ReactNode;
};

export function BusinessHeader({
  business,
  canAct,
  canQualify,
  canRemove,
  isIncomplete,
  ready,
}: BusinessHeaderProps) {
  const { id, mode, registration_jurisdiction, formation_business_id } = business;
  const home = formation_business_id;
  return (
    <PageHeader
      face="record"
      title={business.legal_name}
      crumbs={[
        { label: businessListWords.title, href: paths.businesses(mode) },
        ...(home ? [{ label: businessListWords.homeRecord, href: paths.business(mode, home) }] : []),
      ]}
      meta={
        <>
          <span className="font-semibold">
            {home ? businessListWords.registrationIn : ''}
            {stateName(registration_jurisdiction)}
          </span>
          <span>{ENTITY_TYPE_WORDS[business.entity_type]}</span>
          {business.registration_status === 'record' ? null : (
            <MarkChip mark={REGISTRATION_MARKS[business.registration_status]} />
          )}
          {ready}
          <Identifier value={id} label={businessListWords.businessId} />
        </>
      }
      actions={
        canAct ? (
          <>
            {canQualify ? (
              <LinkButton variant="primary" href={paths.newPlan(mode, { business: id })}>
                {businessListWords.qualifyElsewhere}
              </LinkButton>
            ) : null}
            <LinkButton
              variant={isIncomplete ? 'primary' : 'secondary'}
              href={paths.editBusiness(mode, id)}
              icon={<Pencil size={16} aria-hidden="true" />}
            >
              {isIncomplete ? businessListWords.completeRecord : businessListWords.editRecord}
            </LinkButton>
            {canRemove ? <RemoveRecord business={business} /> : null}
          </>
        ) : null
      }
    />
  );
}
