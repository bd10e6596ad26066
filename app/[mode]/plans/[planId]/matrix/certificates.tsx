'use client';

import { useState } from 'react';
import { stateNames } from '#components/filings/state-name.ts';
import type { CertificateGroup } from '#components/plans/plan-matrix.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Disclosure } from '#components/ui/disclosure';
import { onDemand } from '#components/ui/on-demand';
import { Section } from '#components/ui/section';
import { CivilDate } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planMatrixWords } from './words.ts';

// Loaded with the press that opens it.
const DocumentUpload = onDemand(
  async () => (await import('#components/documents/document-upload')).DocumentUpload,
);

const words = planMatrixWords.certificate;

const columns: Column<CertificateGroup>[] = [
  { key: 'states', head: words.states, rowHead: true, cell: ({ states }) => stateNames(states) },
  {
    key: 'age',
    head: words.age,
    nowrap: true,
    cell: ({ maxAgeDays, ageInWords }) =>
      maxAgeDays === null ? (ageInWords ?? words.anyAge) : words.days(maxAgeDays),
  },
  {
    key: 'order',
    head: words.order,
    nowrap: true,
    blank: ({ documentId }) => documentId !== null,
    cell: ({ orderBy, documentId }) =>
      documentId === null && orderBy ? <CivilDate value={orderBy} /> : words.never,
  },
  {
    key: 'file',
    head: words.onFile,
    nowrap: true,
    cell: ({ documentId, orderBy }) =>
      documentId ? words.yes(orderBy) : <span className="text-you">{words.no}</span>,
  },
];

type CertificatesProps = {
  mode: Mode;
  businessId: string;
  today: string;
  groups: readonly CertificateGroup[];
  /** For who may upload one. */
  onUploaded?: () => void;
};

/** Which states want a certificate, how old it may be, and by which day to order it. */
export function Certificates({ mode, businessId, today, groups, onUploaded }: CertificatesProps) {
  const [isUploading, setUploading] = useState(false);
  if (groups.length === 0) return null;
  const ages = groups.flatMap(({ maxAgeDays }) => maxAgeDays ?? []);
  return (
    <Section
      id="certificates"
      title={planMatrixWords.certificates}
      description={planMatrixWords.certificatesDetail}
    >
      <DataTable
        caption={planMatrixWords.certificates}
        rows={groups}
        rowKey={({ states }) => states.join()}
        columns={columns}
      />
      {onUploaded ? (
        <div data-no-print="" className="mt-3 max-w-form">
          <Disclosure summary={planMatrixWords.upload} onToggle={setUploading}>
            {isUploading ? (
              <DocumentUpload
                name="certificate"
                label={planMatrixWords.upload}
                to={paths.documentUpload(mode, businessId)}
                of={{ mode, businessId }}
                types={['certificate_of_good_standing']}
                today={today}
                onUploaded={onUploaded}
                {...(ages.length > 0 ? { maxAgeDays: Math.max(...ages) } : { asksIssueDate: true })}
              />
            ) : null}
          </Disclosure>
        </div>
      ) : null}
    </Section>
  );
}
