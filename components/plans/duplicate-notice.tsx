import { stateName } from '#components/filings/state-name.ts';
import { duplicateWords as words } from '#components/plans/duplicate-words.ts';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { OtherRegistration } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';

type DuplicateNoticeProps = { mode: Mode; registrations: readonly OtherRegistration[] };

/** Where another record of the company is registered or has a filing in progress: two would be filed there. */
export function DuplicateNotice({ mode, registrations }: DuplicateNoticeProps) {
  if (registrations.length === 0) return null;
  return (
    <Notice kind="warning" title={words.title}>
      <p>{words.detail}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {registrations.map(({ jurisdiction, legal_name, status, business_id, filing_id }) => (
          <li key={business_id} className="wrap-anywhere">
            <TextLink
              href={filing_id ? paths.filing(mode, filing_id) : paths.business(mode, business_id)}
              alone
            >
              {stateName(jurisdiction)}
            </TextLink>
            : <span className="record">{legal_name}</span>{' '}
            {status === 'pending' ? words.pending : words.registered}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
