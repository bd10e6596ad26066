import { REGISTRATION_MARKS } from '#components/businesses/business-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import type { Column } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { businessListWords } from './words.ts';

type RecordColumn = Column<{ business: Business }>;

export function nameColumn(mode: Mode): RecordColumn {
  return {
    key: 'name',
    head: businessListWords.business,
    rowHead: true,
    width: '27%',
    cell: ({ business }) => (
      <>
        <TextLink tone="record" href={paths.business(mode, business.id)}>
          {business.legal_name}
        </TextLink>
        <span className="wrap-anywhere block text-ink-2 text-small">
          {business.registration_number
            ? businessListWords.number(business.registration_number)
            : businessListWords.noNumber}
          {business.registration_status === 'record' || business.registration_status === 'registered'
            ? null
            : `, ${REGISTRATION_MARKS[business.registration_status].word.toLowerCase()}`}
        </span>
      </>
    ),
  };
}

export const homeColumn: RecordColumn = {
  key: 'home',
  head: businessListWords.homeState,
  wideOnly: true,
  cell: ({ business }) => stateName(business.formation_jurisdiction),
};
