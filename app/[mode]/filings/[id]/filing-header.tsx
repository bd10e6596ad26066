'use client';

import { Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { FILING_TYPE_WORDS, tierWords } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip } from '#components/filings/status-chip';
import { Button } from '#components/ui/button';
import { Identifier } from '#components/ui/identifier';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { isOpenCase } from '#lib/rules/case/case-state';
import { canCancelFiling } from '#lib/rules/filing/filing-state';
import { filingListWords, filingPageWords } from '../words.ts';

const CancelFiling = dynamic(() => import('./cancel-filing.tsx').then((file) => file.CancelFiling));

type FilingHeaderProps = {
  filing: Filing;
  mode: Mode;
  canAct: boolean;
  owner: ReactNode;
  onCanceled: (filing: Filing) => void;
};

export function FilingHeader({ filing, mode, canAct, owner, onCanceled }: FilingHeaderProps) {
  // Its code is loaded only where it is of use; a filing that moves on may have its question open.
  const [wasCancelable] = useState(() => canCancelFiling(filing.status));
  const asked = filing.cases.find((item) => item.status === 'needs_response');
  const open = filing.cases.filter(isOpenCase).length;
  return (
    <PageHeader
      face="record"
      title={filing.legal_name}
      crumbs={[{ label: filingListWords.title, href: paths.filings(mode) }]}
      meta={
        <>
          <span className="font-semibold">{stateName(filing.jurisdiction)}</span>
          <span>{FILING_TYPE_WORDS[filing.type]}</span>
          <span key={filing.status} className="rising">
            <FilingStatusChip status={filing.status} canceledBy={filing.canceled_by} />
          </span>
          {filing.expedited_tier ? <span>{tierWords(filing.expedited_tier)}</span> : null}
          <Identifier value={filing.id} label={filingListWords.filingId} />
          {owner}
        </>
      }
      actions={
        <>
          <Button
            icon={<Printer size={16} aria-hidden="true" />}
            onClick={() => window.print()}
            title={filingPageWords.printKey}
          >
            {filingPageWords.print}
          </Button>
          {canAct && wasCancelable ? (
            <CancelFiling filing={filing} mode={mode} onCanceled={onCanceled} />
          ) : null}
          {asked && canAct ? (
            <LinkButton variant="primary" href={paths.case(mode, asked.id)}>
              {open > 1 ? filingPageWords.answerFirst : filingPageWords.answer}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
