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
      <ul className="space-y-1">
        {registrations.map(({ detail, business_id, filing_id }) => (
          <li key={business_id}>
            {detail}{' '}
            <TextLink
              href={filing_id ? paths.filing(mode, filing_id) : paths.business(mode, business_id)}
              alone
            >
              {filing_id ? words.openFiling : words.openRegistration}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
