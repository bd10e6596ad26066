import { FILING_TYPE_WORDS, tierWords } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip, FlagChip } from '#components/filings/status-chip';
import { Identifier } from '#components/ui/identifier';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Time } from '#components/ui/time';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { ClaimButtons, type ClaimButtonsProps } from '../../claim-buttons.tsx';
import { PromisedTime } from '../../promise.tsx';
import { deskWords } from '../../words.ts';
import { CancelFiling } from './cancel-filing.tsx';
import { filingWords } from './words.ts';

type DeskHeaderProps = { detail: DeskFilingDetail; me: ClaimButtonsProps['me']; now: string };

export function DeskHeader({ detail, me, now }: DeskHeaderProps) {
  const { id, status, jurisdiction, claim, mode, filing } = detail;
  const isOver = isTerminalFiling(status);
  const other = claim && claim.by.id !== me.id ? claim : null;
  const canChange = mode === 'live' && !isOver;
  return (
    <>
      <PageHeader
        face="record"
        title={detail.legal_name}
        meta={
          <>
            <span className="font-semibold">{stateName(jurisdiction)}</span>
            <span>{FILING_TYPE_WORDS[detail.type]}</span>
            <FilingStatusChip status={status} canceledBy={filing.canceled_by} reason={filing.status_reason} />
            {detail.overdue ? <FlagChip flag="overdue" /> : null}
            {detail.needs_response ? <FlagChip flag="needs-you" word={deskWords.withPartner} /> : null}
            {detail.expedited_tier ? <span>{tierWords(detail.expedited_tier)}</span> : null}
            <span>{filingWords.partner(detail.organization.name)}</span>
            <span>
              {detail.promised_at ? filingWords.promised : null}{' '}
              <PromisedTime at={detail.promised_at} now={now} open={!isOver} />
            </span>
            <Identifier value={id} label={filingWords.filingId} />
          </>
        }
        actions={
          mode === 'live' ? (
            <>
              <CancelFiling filing={filing} />
              {isOver ? null : <ClaimButtons filing={detail} me={me} size="regular" />}
            </>
          ) : null
        }
      />
      {mode === 'test' ? <Notice title={filingWords.testOnly} /> : null}
      {other && canChange ? (
        <Notice kind="warning" announce title={filingWords.heldByOther(other.by.name)}>
          {filingWords.heldSince} <Time value={other.since} />.{' '}
          {me.isLead ? filingWords.heldLead : filingWords.heldAsk(other.by.name)}
        </Notice>
      ) : null}
    </>
  );
}
