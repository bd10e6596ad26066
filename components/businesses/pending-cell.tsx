import { businessWords } from '#components/businesses/words.ts';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { BusinessRow } from '#lib/contract/business-rows';

/** The filings in progress, with links, and the cases that they wait on. */
export function PendingCell({ business, pending_in, open_cases }: BusinessRow) {
  if (pending_in.length === 0) return '—';
  return (
    <>
      <TextLink alone href={paths.filings(business.mode, { business_id: business.id, status: 'open' })}>
        {pending_in.map((code) => code.slice(3)).join(', ')}
        <span className="sr-only">
          {businessWords.shown.openFilingsOf} {business.legal_name}
        </span>
      </TextLink>
      {open_cases > 0 ? (
        <span className="text-ink-2 text-small max-sm:ms-2 sm:block">
          {businessWords.shown.openCases(open_cases)}
        </span>
      ) : null}
    </>
  );
}
